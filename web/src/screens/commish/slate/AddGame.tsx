import { useId, useState } from 'react'
import { HAND_NAME_MAX } from '#common/game/by-hand'
import { matchup } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { ALL_TEAMS } from '#common/teams/teams'
import { call } from '#web/api'
import { UserFacingError } from '#web/errors'
import { Button } from '#web/ui/Button'
import { CheckboxRow, InputField } from '#web/ui/form/Field'
import { fieldText } from '#web/ui/form/Form'
import { FormModal } from '#web/ui/form/FormModal'
import { toast } from '#web/ui/toast'
import styles from '../Commish.module.css'
import { KickoffField } from '../KickoffField'
import { fromLocalInput } from '../localTime'
import { isUnsigned, parseSpread } from '../parseSpread'

/**
 * A game that the feed does not have, or cannot give at present.
 * @param onOpen is asked before the form opens. @returns whether it may.
 */
export function AddGame({ week, onOpen }: { week: number; onOpen: () => Promise<boolean> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        onClick={async () => {
          if (await onOpen()) setOpen(true)
        }}
      >
        Add a game by hand
      </Button>
      {open && <AddGameForm week={week} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Refuses a home line that may be meant for the other side. */
function refuseUnsigned(typed: string, spread: number | null, home: string): void {
  if (spread === null || !isUnsigned(typed, spread)) return
  const [gives, gets] = [formatSpread(-spread), formatSpread(spread)]
  throw new UserFacingError(
    `Add a sign to the home line: ${gives} if ${home} is the favorite, ${gets} if it is the underdog.`,
  )
}

export function AddGameForm({ week, onClose }: { week: number; onClose: () => void }) {
  const id = useId()
  const [neutralSite, setNeutralSite] = useState(false)
  async function send(fields: FormData) {
    const text = (name: string) => fieldText(fields, name)
    const kickoff = fromLocalInput(text('kickoff')) ?? 0
    const spread = parseSpread(text('spread'))
    refuseUnsigned(text('spread'), spread, text('home'))
    const broadcast = text('broadcast')
    const body = { week, awayTeam: text('away'), homeTeam: text('home'), kickoff, neutralSite, broadcast, spread }
    const line = await call('POST /commish/games', { body })
    toast('good', `${matchup(line)} is on the slate${line.isLocked ? ', locked' : ''}.`)
  }
  return (
    <FormModal title="Add a game by hand" submit="Add game" send={send} onClose={onClose}>
      <datalist id={`${id}-teams`}>
        {ALL_TEAMS.map((team) => (
          <option key={team.id} value={team.name} />
        ))}
      </datalist>
      <div className={styles.fields}>
        {['Away', 'Home'].map((side) => (
          <InputField
            key={side}
            label={`${side} team`}
            name={side.toLowerCase()}
            required
            maxLength={HAND_NAME_MAX}
            list={`${id}-teams`}
            autoComplete="off"
          />
        ))}
      </div>
      <KickoffField required />
      <div className={styles.fields}>
        <InputField label="Home line" name="spread" placeholder="Later" autoComplete="off" />
        <InputField label="Channel" name="broadcast" placeholder="None" maxLength={HAND_NAME_MAX} autoComplete="off" />
      </div>
      <CheckboxRow
        className={styles.check}
        checked={neutralSite}
        onChange={(event) => setNeutralSite(event.target.checked)}
      >
        Neutral site
      </CheckboxRow>
      <p className="note">
        Any team may be typed; those of the catalogue bring their colors. Its score is entered on its line.
      </p>
    </FormModal>
  )
}
