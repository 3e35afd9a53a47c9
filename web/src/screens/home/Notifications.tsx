import { useEffect, useState } from 'react'
import type { OwnUserResponse } from '#common/api/responses'
import { PUSH_KINDS, type PushKind } from '#common/people/push'
import { call, isOutcomeUnknown } from '#web/api'
import { InstallSteps } from '#web/push/InstallSteps'
import { BLOCKED, type PushState, pushState, renewSubscription, turnOff, turnOn } from '#web/push/subscription'
import { CheckboxRow } from '#web/ui/form/Field'
import { useAttempt } from '#web/ui/form/useAttempt'
import { Notice } from '#web/ui/Notice'
import { whileMounted } from '#web/ui/whileMounted'
import styles from './Notifications.module.css'

const WORDS: Record<PushKind, [name: string, when: string]> = {
  missing: ['Picks missing', 'A day and an hour before a lock.'],
  game: ['A game I picked changed', 'It moved, was called off, or has no spread any more.'],
  overtaken: ['Somebody passed me', "In the season's standings, after the week's last game."],
  result: ["The week's result", "After the week's last game."],
}

interface Props {
  uid: string
  push: OwnUserResponse['push']
  /** As for the mail: see `PlayerHome`. */
  isKnown: boolean
  onUnanswered: () => void
}

/** The switch for notifications on this device, and the kinds of them, which count for all of the player's devices. */
export default function Notifications({ uid, push, isKnown, onUnanswered }: Props) {
  const [state, setState] = useState<PushState | null>(null)
  const { busy, attempt } = useAttempt()
  const [switches, setSwitches] = useState(push.switches)
  useEffect(() => setSwitches(push.switches), [push])
  useEffect(() => {
    const find = async () => {
      // Where it fails, the switch is off, and turning it on tells why.
      await renewSubscription(uid, push.key).catch((cause: unknown) =>
        console.info('The notifications were not renewed.', cause),
      )
      return pushState(uid, push.key)
    }
    return whileMounted(find(), setState, (cause) => console.warn('Notifications are not known.', cause))
  }, [uid, push.key])
  if (state === null || state === 'never') return null
  if (state === 'install')
    return (
      <Notice>
        <b>Want notifications?</b> <InstallSteps />
      </Notice>
    )
  if (state === 'blocked')
    return (
      <div role="status">
        <Notice>{BLOCKED}</Notice>
      </div>
    )

  const turn = (on: boolean) =>
    attempt(async () => {
      if (!on) {
        await turnOff(uid)
        return setState('off')
      }
      setState(await turnOn(uid, push.key))
    })

  function turnKind(kind: PushKind, on: boolean) {
    setSwitches({ ...switches, [kind]: on })
    const body = { push: { [kind]: on } }
    const save = () => call('PUT /users/me', { body })
    return attempt(save, (failure) => {
      setSwitches(switches)
      if (isOutcomeUnknown(failure)) onUnanswered()
    })
  }

  return (
    <fieldset className={styles.kinds}>
      <CheckboxRow
        className={styles.row}
        checked={state === 'on'}
        disabled={busy}
        onChange={(event) => turn(event.target.checked)}
      >
        <b>Notify me on this device</b>
        <small>Even while CFB Picks is closed.</small>
      </CheckboxRow>
      {state === 'on' &&
        PUSH_KINDS.map((kind) => (
          <CheckboxRow
            key={kind}
            className={styles.row}
            checked={switches[kind]}
            disabled={busy || !isKnown}
            onChange={(event) => turnKind(kind, event.target.checked)}
          >
            <b>{WORDS[kind][0]}</b>
            <small>{WORDS[kind][1]}</small>
          </CheckboxRow>
        ))}
    </fieldset>
  )
}
