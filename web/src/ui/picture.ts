import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '#web/api'
import { toast } from './toast'

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
  if (!drawn) throw new Error('The picture could not be drawn. Please try again.')
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

/** Saves a file on the player's device. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

interface Sharing {
  /** True from the press until the picture is out; what is drawn may be rendered only then. */
  busy: boolean
  share: () => Promise<void>
}

/** Shares what an element shows as a picture called `name`, or saves it and says `saved`. */
export function useSharing(
  element: RefObject<HTMLElement | null>,
  name: string,
  words: { title: string; text: string },
  saved: string,
): Sharing {
  const [busy, setBusy] = useState(false)
  async function share() {
    flushSync(() => setBusy(true))
    try {
      if (element.current && (await sharePicture(await pictureOf(element.current, name), words)) === 'saved') {
        toast('good', saved)
      }
    } catch (failure) {
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }
  return { busy, share }
}
