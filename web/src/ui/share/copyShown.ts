import { toast } from '#web/ui/toast'

/** Copies a text that the page shows, and says whether that worked. @param what the text is called, e.g. `link`. */
export async function copyShown(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('good', `The ${what} is copied.`)
  } catch {
    // A page that is not on https has no clipboard at all.
    toast('bad', `This browser does not let the page copy. Select the ${what} instead.`)
  }
}
