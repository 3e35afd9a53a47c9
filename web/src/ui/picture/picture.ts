import { UserFacingError } from '#web/errors'
import { saveFile } from './save-file'

/** Marks what a picture can do without when a logo cannot be drawn. */
export const WATERMARK = 'data-watermark'

/** High-density screens get twice the pixels. */
const scale = () => (devicePixelRatio > 1 ? 2 : 1.5)

const isWatermark = (node: Node) => node instanceof Element && node.hasAttribute(WATERMARK)

/** Draws what an element shows as a PNG; tries once more without watermarks when that fails. */
export async function pictureOf(element: HTMLElement, name: string): Promise<File> {
  const { toBlob } = await import('html-to-image')
  const draw = (filter: (node: Node) => boolean) => toBlob(element, { pixelRatio: scale(), filter })
  const drawn =
    (await draw(() => true).catch(() => null)) ?? (await draw((node) => !isWatermark(node)).catch(() => null))
  if (!drawn) throw new UserFacingError('The picture could not be drawn. Please try again.')
  return new File([drawn], name, { type: 'image/png' })
}

/** Whether this device has a share sheet that takes pictures. */
export const canShare = () =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false

/** Hands a picture to the device's share sheet, else saves it. Tells which; a sheet that was closed is neither. */
export async function sharePicture(picture: File, words: { title: string; text: string }) {
  if (canShare()) {
    try {
      await navigator.share({ ...words, files: [picture] })
      return 'shared'
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed'
    }
  }
  saveFile(picture)
  return 'saved'
}
