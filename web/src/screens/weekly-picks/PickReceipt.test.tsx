import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CARD_GRACE, CLOSED_TEXT, lockTime, NEWER_PICK_TEXT } from '#common/game/lock'
import { NO_PICK_STATE, type PickState } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { refusedPick, slipOf, waitingPick } from '../../../../tests/fixtures/pick-states'
import { wordsOf } from '../../../../tests/fixtures/words'
import { cardsOf } from './cards'
import { PickReceipt, PickTrouble } from './PickReceipt'

const known = vi.hoisted(() => ({ loginPrompt: null as 'dismissed' | null }))
vi.mock('#web/picking/picking', () => ({ usePicking: (select: (state: typeof known) => unknown) => select(known) }))
vi.stubEnv('TZ', 'America/New_York')
const navigator = { onLine: true }
vi.stubGlobal('navigator', navigator)

const { gameId, kickoff } = ironBowl()
const now = kickoff - 3_600_000
const lock = lockTime(ironBowl()) ?? 0
const slip = slipOf({ [gameId]: 'AWAY' }, { spread: -7, savedAt: now })
const waits = waitingPick('HOME', now)

/** The words of the regions that screen readers announce. */
function announced(pick: PickState, at = now): string[] {
  const [card] = cardsOf([ironBowl()], slip, { [gameId]: pick }, at)
  if (!card) throw new Error('no card')
  const html = [
    renderToStaticMarkup(<PickTrouble card={card} onRetry={() => undefined} />),
    renderToStaticMarkup(<PickReceipt card={card} isMarkedMissing={false} />),
  ].join('')
  return [...html.matchAll(/<(\w+)[^>]* role="status".*?<\/\1>|<(\w+) role="status".*?<\/\2>/g)]
    .map(([region]) => wordsOf(region))
    .filter((words) => words !== '')
}

it('announces that a pick is saved, or why it is not, and one of them alone', () => {
  expect(announced(NO_PICK_STATE)).toEqual([expect.stringMatching(/^Saved /)])
  expect(announced(waits)).toEqual([expect.stringMatching(/^No answer yet/)])
  expect(announced(refusedPick('HOME', { before: kickoff }))).toEqual([expect.stringMatching(/^Not saved\. No\./)])
})

it.each([
  [true, now, "No answer yet. We'll keep trying to save this."],
  [false, now, "You're offline. We'll save this when you're back."],
  [true, lock, "This may not have reached us before the lock. We'll keep checking."],
  [true, kickoff + 3_600_000, "This may not have reached us before the lock. We'll keep checking."],
  [false, kickoff + 3_600_000, "This may not have reached us before the lock. We'll check when you're back."],
])('promises of a waiting pick what may still be, online %s at %d', (onLine, at, words) => {
  Object.assign(navigator, { onLine })
  const [text] = announced(waits, at)
  expect(text?.replace(/ Retry$/, '')).toBe(words)
  navigator.onLine = true
})

it('offers no Retry of a pick that a newer one has overtaken: it would replace the newer one', () => {
  const overtaken = refusedPick('HOME', { sentence: NEWER_PICK_TEXT, before: now + 1 })
  expect(announced(overtaken)).toEqual([`Not saved. ${NEWER_PICK_TEXT}`])
})

it('says of a pick that waits for the login what it waits for', () => {
  known.loginPrompt = 'dismissed'
  const [text] = announced(waits)
  known.loginPrompt = null
  expect(text).toMatch(/^Not saved yet\. Log in, and we'll save this\./)
})

it('owns up to a save that the server failed at, and offers to retry its team only until the game closes', () => {
  const failed = refusedPick('HOME', { sentence: null, before: kickoff })
  expect(announced(failed)).toEqual(['Not saved yet. Our fault, please tap Retry. Retry Auburn'])
  expect(announced(failed, kickoff + 3_600_000)).toEqual(['Not saved. Our fault, and the game has locked since.'])
})

it.each([
  ['when this device expects the lock', 0],
  ['although this device expects the lock later', -CARD_GRACE],
])('offers no Retry once the server has refused a pick as too late, %s', (_, early) => {
  const tooLate = (isClosed: boolean) =>
    announced(refusedPick('HOME', { sentence: CLOSED_TEXT.kickoff, isClosed, before: kickoff }), lock + early)
  expect(tooLate(true)).toEqual([`Not saved. ${CLOSED_TEXT.kickoff}`])
  expect(tooLate(false)).toEqual([expect.stringMatching(/Retry Auburn$/)])
})

it('offers Retry again once the commissioner has unlocked the game', () => {
  const byHand = refusedPick('HOME', { sentence: CLOSED_TEXT.hand, isClosed: true, before: kickoff })
  expect(announced(byHand)).toEqual([expect.stringMatching(/Retry Auburn$/)])
})

it('says on which day a pick was saved, unless it was today', () => {
  vi.setSystemTime(now)
  expect(announced(NO_PICK_STATE)).toEqual([expect.stringMatching(/^Saved \d+:30 PM$/)])
  // On Sunday.
  vi.setSystemTime(now + 86_400_000)
  expect(announced(NO_PICK_STATE)).toEqual([expect.stringMatching(/^Saved Sat \d+:30 PM$/)])
})
