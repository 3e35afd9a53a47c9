import { type ComponentProps, useRef } from 'react'
import { Button } from '#web/ui/Button'
import { useSharing } from '#web/ui/picture'
import { PicksPicture } from './PicksPicture'

type Props = Omit<ComponentProps<typeof PicksPicture>, 'ref'>

/** Shares the week's picks as a picture: through the device's share sheet, else as picks.png. */
export function SharePicks(props: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const words = { title: 'My CFB Picks', text: 'Check out my picks for this week!' }
  const { busy, share } = useSharing(picture, 'picks.png', words, 'Your picks are saved as picks.png.')
  return (
    <>
      <Button onClick={share} disabled={busy || props.picked.length === 0} aria-busy={busy}>
        {busy ? 'Drawing…' : 'Share picks'}
      </Button>
      {busy && <PicksPicture ref={picture} {...props} />}
    </>
  )
}
