import type { Page } from '@playwright/test'

/** What went to the share sheet: its words, and the picture's name and width (px). */
interface Shared {
  title: string
  text: string
  name: string
  width: number
}

/**
 * Gives pages from now on an iPhone's share sheet, and WebKit's fault that a picture is incomplete when first drawn.
 */
export async function actLikeIphone(page: Page) {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = (done) => {
      HTMLCanvasElement.prototype.toBlob = toBlob
      done(new Blob(['no logos yet']))
    }
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
    navigator.canShare = () => true
    navigator.share = async ({ title, text, files: [picture] = [] }: ShareData = {}) => {
      const { width } = await createImageBitmap(picture as File)
      Object.assign(window, { shared: { title, text, name: picture?.name, width } })
    }
  })
}

/** What the page has shared last. */
export const shared = (page: Page) => page.evaluate((): Shared | undefined => Reflect.get(window, 'shared'))
