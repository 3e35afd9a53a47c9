/** How long the file can be fetched (ms): Safari first asks whether to save it. */
const URL_LASTS = 60_000

/** Saves a file on the player's device. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LASTS)
}
