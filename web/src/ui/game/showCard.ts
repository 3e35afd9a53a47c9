import { type MouseEvent, useEffect } from 'react'
import { prefersReducedMotion } from '../prefersReducedMotion'

/** The id of a game's card, by which the address of its screen leads to it. */
export const cardId = (gameId: string) => `game-${gameId}`

/** Brings a card into view, and the focus to its first team. */
function show(card: HTMLElement, behavior: ScrollBehavior): void {
  card.scrollIntoView({ block: 'center', behavior })
  card.querySelector('button')?.focus({ preventScroll: true })
}

/** Scrolls to a game's card of this screen. */
export function showCard(gameId: string): void {
  const card = document.getElementById(cardId(gameId))
  if (card) show(card, prefersReducedMotion() ? 'auto' : 'smooth')
}

/**
 * Shows the card that a pressed link names. The browser would only scroll there, and take the focus from the link. With
 * one of these keys the link opens elsewhere, as any link does.
 */
export function followCardLink(event: MouseEvent, gameId: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  showCard(gameId)
}

/**
 * Shows the card that the address names, once the cards are there. A screen that the player returns to is where it was
 * left.
 * @param areThere whether the cards have been drawn.
 */
export function useScrollToHash(areThere: boolean): void {
  useEffect(() => {
    const card = document.getElementById(location.hash.slice(1))
    if (!areThere || history.state?.top || !card?.matches('article')) return
    // `useScrollRestoration` scrolls a new screen to its top first.
    const frame = requestAnimationFrame(() => show(card, 'auto'))
    return () => cancelAnimationFrame(frame)
  }, [areThere])
}
