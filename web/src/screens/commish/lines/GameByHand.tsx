import { useId, useState } from 'react'
import { isHandMade, SCORE_MAX } from '#common/game/by-hand'
import { type GameLine, HAND_PHASES, type HandResult, hasScore, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { isSameResult, resultText, type ShownResult, shownResult } from '#common/week/shown-result'
import type { LiveGame } from '#common/week/week'
import { ApiFailure } from '#web/api'
import { UserFacingError } from '#web/errors'
import { timeNow } from '#web/session/serverTime'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/form/Field'
import { FormProblem, fieldText } from '#web/ui/form/Form'
import { useSubmitInModal } from '#web/ui/form/FormModal'
import { SelectField } from '#web/ui/form/SelectField'
import { Modal } from '#web/ui/Modal'
import { toast } from '#web/ui/toast'
import { useLatest } from '#web/ui/useLatest'
import { dateText } from '#web/ui/when'
import styles from '../Commish.module.css'
import { handText } from '../handText'
import { KickoffField } from '../KickoffField'
import { fromLocalInput, toLocalInput } from '../localTime'
import { type LineEdit, patchLine } from './patchLine'

type HandPhase = HandResult['phase']

const PHASE_NAMES: Record<HandPhase, string> = {
  pre: 'Not begun',
  live: 'Live',
  final: 'Final',
  canceled: 'Cancelled',
  postponed: 'Postponed',
}

interface Props {
  line: GameLine
  live: LiveGame | undefined
  onClose: () => void
}

/**
 * What the form's fields change. A field as it was when the form was opened changes nothing, whatever has come since.
 * @param line as it was then.
 * @throws UserFacingError for a kickoff that was emptied, or typed only in part.
 */
function editOf(fields: FormData, phase: HandPhase | undefined, line: GameLine, shown: ShownResult): LineEdit {
  const kickoff = fromLocalInput(fieldText(fields, 'kickoff'))
  // A field that is disabled has no value at all.
  if (fields.get('kickoff') === '' && !line.timeTbd) throw new UserFacingError('Please enter the whole kickoff.')
  const isMoved = kickoff !== undefined && (line.timeTbd || toLocalInput(kickoff) !== toLocalInput(line.kickoff))
  const score = (name: string) => {
    const typed = fieldText(fields, name)
    return typed === '' ? undefined : Number(typed)
  }
  const [homeScore, awayScore] = [score('home'), score('away')]
  const wanted = phase && { phase, homeScore: homeScore ?? shown.homeScore, awayScore: awayScore ?? shown.awayScore }
  const isChanged = wanted && !isSameResult(shown, wanted)
  return { ...(isMoved && { kickoff }), ...(isChanged && { phase, homeScore, awayScore, seenResult: shown }) }
}

/**
 * What was saved: `Oregon at Iowa: final, ORE 30, IOWA 20.`
 * @param line as it is now.
 */
export function savedText(line: GameLine, { feed, phase, kickoff }: LineEdit): string {
  if (feed) return `${matchup(line)} follows the feed again.`
  const parts = [phase && resultText(line, shownResult(line, undefined)), kickoff && `kickoff ${dateText(kickoff)}`]
  return `${matchup(line)}: ${parts.filter(Boolean).join('; ')}.`
}

/** On a low screen they appear below the edge, where the choice that brought them would seem to do nothing. */
const showScores = (fields: HTMLElement | null) => fields?.scrollIntoView({ block: 'nearest' })

/** Kickoff, phase and score of a game, by a commissioner's word. It holds until the game is given back to the feed. */
export function GameByHand({ line, live, onClose }: Props) {
  const id = useId()
  const feedId = useId()
  /** The game when the form was opened. */
  const [opened] = useState(line)
  const present = shownResult(line, live)
  const latest = useLatest(present)
  /** Its result then, or when the last attempt to save one was refused, which said how it is now. */
  const [shown, setShown] = useState(present)
  const [phase, setPhase] = useState(HAND_PHASES.find((each) => each === shown.phase))
  const { busy, problem, onSubmit } = useSubmitInModal(async (fields, pressed) => {
    const edit = pressed === 'feed' ? { feed: true as const, seenResult: shown } : editOf(fields, phase, opened, shown)
    if (Object.keys(edit).length === 0) return
    const done = await patchLine(line, edit).catch((failure: unknown) => {
      const isJudged = failure instanceof ApiFailure && failure.code === 'conflict'
      // A kickoff that was refused says nothing of the result, whose fields are still as they were.
      if (isJudged && edit.seenResult) setShown(latest.current)
      throw failure
    })
    toast('good', savedText(done, edit))
  }, onClose)
  const hand = handText(line)
  const hasRevealed = isRevealed(line, timeNow())
  const isAdded = isHandMade(line.gameId)
  const takesScore = phase === 'live' || phase === 'final'
  // A score is typed: of a game that has none yet, nobody shall save a 0–0 that was only filled in.
  const scored = hasScore(shown.phase) ? shown : undefined
  return (
    <Modal
      title={matchup(line)}
      onClose={onClose}
      actions={
        <>
          <FormProblem>{problem}</FormProblem>
          {hand && !isAdded && (
            <Button type="submit" form={feedId} value="feed" disabled={busy}>
              Back to the feed
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} weight="primary" disabled={busy}>
            Save by hand
          </Button>
        </>
      }
    >
      {/* A form of its own: Enter in a field presses the first button of the field's form, which has to be "Save". */}
      <form id={feedId} onSubmit={onSubmit} hidden />
      <form id={id} className={styles.column} onSubmit={onSubmit}>
        <p className="note">
          {isAdded
            ? 'The feed does not know this game: its kickoff and its score are what you enter here.'
            : `${hand || 'All of it follows the feed'}. What you enter here holds until you give it back.`}
        </p>
        <KickoffField
          kickoff={opened.timeTbd ? undefined : opened.kickoff}
          fixedBecause={hasRevealed && "Everyone can see its picks, so its kickoff can't change."}
        />
        <SelectField
          label="Status"
          value={phase ?? ''}
          empty={phase === undefined && 'Suspended'}
          options={HAND_PHASES.map((value) => ({ value, name: PHASE_NAMES[value] }))}
          onChoose={(chosen) => setPhase(HAND_PHASES.find((each) => each === chosen))}
        />
        {takesScore && (
          <div ref={showScores} className={styles.fields}>
            <ScoreField name="away" team={line.awayName} score={scored?.awayScore} />
            <ScoreField name="home" team={line.homeName} score={scored?.homeScore} />
          </div>
        )}
      </form>
    </Modal>
  )
}

function ScoreField({ name, team, score }: { name: string; team: string; score: number | undefined }) {
  return (
    <InputField
      label={team}
      name={name}
      type="number"
      inputMode="numeric"
      required
      min={0}
      max={SCORE_MAX}
      defaultValue={score}
      onFocus={({ target }) => target.select()}
    />
  )
}
