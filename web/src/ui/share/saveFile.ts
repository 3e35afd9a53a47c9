import { toast } from '../toast'

/** How long the file can be fetched (ms): Safari first asks whether to save it. */
const URL_LASTS = 60_000

/** Whether this is the app on the Home Screen of an iPhone or iPad. */
export const isOnHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true

/** Saves a file on the player's device. */
export function saveFile(file: File): void {
  // There a link to a file opens it in the app's only window, from which nothing leads back. The share sheet saves it.
  if (isOnHomeScreen() && navigator.canShare?.({ files: [file] })) {
    navigator.share({ files: [file] }).catch((failure: unknown) => {
      if (!isClosedSheet(failure)) toast('bad', 'The file could not be saved. Please try again.')
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LASTS)
}

/** Whether a share failed because the player closed the sheet. */
export const isClosedSheet = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError'
