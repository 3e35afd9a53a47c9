import { Button } from '../Button'
import { toast } from '../toast'
import { isClosedSheet } from './saveFile'

/** Opens the device's share sheet with a text. Whoever closes it wants nothing shared, which is no failure. */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (failure) {
    if (!isClosedSheet(failure)) toast('bad', 'That could not be shared. Please copy it instead.')
  }
}

/** Shares a text that the page also copies; nothing where the device has no share sheet. */
export const ShareButton = ({ textOf }: { textOf: () => string }) =>
  'share' in navigator && <Button onClick={() => shareText(textOf())}>Share</Button>
