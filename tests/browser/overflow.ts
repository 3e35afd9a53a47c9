import type { Page } from '@playwright/test'

/**
 * Words that are wider than their own box, and controls beyond the card or the row they are in. What scrolls sideways
 * may be; a link's room for the finger is no word.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FINGER = 5
    const scrolls = (each: Element) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
    const isShown = (each: Element) => each.checkVisibility() && !each.closest('.unseen, [class*="stands"]')
    const all = [...document.querySelectorAll('body *')].filter(isShown)
    const words = all.filter((each) => {
      const { display, overflowX } = getComputedStyle(each)
      const hasWords = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      return hasWords && display !== 'inline' && overflowX === 'visible' && each.scrollWidth > each.clientWidth + FINGER
    })
    const controls = all.filter((each) => {
      if (!each.matches('button, a, input, select, label') || getComputedStyle(each).position === 'absolute')
        return false
      for (let box = each.parentElement; box; box = box.parentElement) {
        if (scrolls(box)) return false
        if (box.matches('article, section, form, li, tr, fieldset, details'))
          return each.getBoundingClientRect().right > box.getBoundingClientRect().right + FINGER
      }
      return false
    })
    return [...words, ...controls].map((each) => `${each.tagName}: ${each.textContent}`)
  })
