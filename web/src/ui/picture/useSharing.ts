import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '#web/api'
import { toast } from '../toast'
import { pictureOf, sharePicture } from './picture'

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
