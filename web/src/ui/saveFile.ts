/** How long a browser may ask the player whether to save it (ms). */
const ASKED_AT_MOST = 60_000

/** Saves a file on the player's device. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), ASKED_AT_MOST)
}
