import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf, UserFacingError } from '#web/errors'
import { isWebKit } from '#web/session/device'
import { toast } from '../toast'
import { isClosedSheet, isOnHomeScreen, saveFile } from './saveFile'

/** The attribute of a watermark. A picture is drawn without its watermarks if a logo cannot be loaded. */
export const WATERMARK = 'data-watermark'

/** After this time (ms) a picture does without logos that were not loaded. */
const LOGO_LOADS_WITHIN = 8_000

/** How often WebKit may draw a picture again. */
const REDRAWS_MAX = 4

/** Pixels of the picture per CSS pixel: more on screens of high density. */
const scale = () => (devicePixelRatio > 1 ? 2 : 1.5)

/**
 * Whether each logo of an element's watermarks can be loaded. One that cannot must never be drawn: html-to-image
 * remembers the failure, and would leave it out of every later picture, too.
 */
async function haveLogos(element: HTMLElement): Promise<boolean> {
  const addresses = [...element.querySelectorAll(`[${WATERMARK}][src]`)].map((image) => image.getAttribute('src') ?? '')
  const isLogo = async (address: string) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LOGO_LOADS_WITHIN) }).catch(() => null)
    return answer?.ok && answer.headers.get('Content-Type')?.startsWith('image/')
  }
  return (await Promise.all([...new Set(addresses)].map(isLogo))).every(Boolean)
}

const isWatermark = (node: Node) => node instanceof Element && node.hasAttribute(WATERMARK)

/** Draws what an element shows as a PNG, if need be without watermarks. Throws a sentence for the player. */
async function pictureOf(element: HTMLElement, name: string): Promise<File> {
  const { toBlob } = await import('html-to-image')
  const drawOnce = (filter: (node: Node) => boolean) =>
    toBlob(element, { pixelRatio: scale(), filter }).catch((failure) => {
      console.warn('A picture could not be drawn.', failure)
      return null
    })
  async function draw(filter: (node: Node) => boolean) {
    let drawn = await drawOnce(filter)
    if (!isWebKit()) return drawn
    // WebKit does not wait for logos that are still being decoded. Two pictures of the same size most likely have them
    // all.
    for (let again = 0; drawn && again < REDRAWS_MAX; again += 1) {
      const next = await drawOnce(filter)
      if (!next || next.size === drawn.size) break
      drawn = next
    }
    return drawn
  }
  const whole = (await haveLogos(element)) ? await draw(() => true) : null
  const drawn = whole ?? (await draw((node) => !isWatermark(node)))
  if (!drawn) throw new UserFacingError('The picture could not be drawn. Please try again.')
  return new File([drawn], name, { type: 'image/png' })
}

/** Whether this device has a share sheet that takes pictures. */
export const canShare = () =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false

/**
 * Opens the device's share sheet with a picture. Where there is none, or it fails, saves the picture.
 * @throws UserFacingError where a picture can only be shared.
 */
async function sharePicture(picture: File, words: ShareData) {
  if (canShare()) {
    try {
      await navigator.share({ ...words, files: [picture] })
      return 'shared'
    } catch (failure) {
      if (isClosedSheet(failure)) return 'closed'
      console.warn('A picture could not be shared.', failure)
      // Drawing has taken longer than the sheet may come after a tap. The next picture is quick, with all code loaded.
      if (isOnHomeScreen()) throw new UserFacingError('The picture could not be shared. Please try again.')
    }
  }
  saveFile(picture)
  return 'saved'
}

/**
 * Shares what an element shows as a picture called `name`, or saves it and says `saved`. `busy` until the picture is
 * shared; an element that is there only to be drawn need be rendered only meanwhile.
 */
export function useSharing(element: RefObject<HTMLElement | null>, name: string, words: ShareData, saved: string) {
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
