import type { ReactNode } from 'react'
import type { GameLine } from '#common/game/line'
import { isOpenForPicks } from '#common/week/season'
import { warningsOf } from '#common/week/warnings'
import { POSTSEASON } from '#common/week/week'
import { useScores, useWeek } from '#web/live/league'
import OpenLog from '#web/live/OpenLog'
import { Failed } from '#web/ui/Failed'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import styles from './Commish.module.css'
import { Lines } from './lines/Lines'
import { GroupChat } from './people/GroupChat'
import { PickFixer } from './people/PickFixer'
import { hasSpreadFor } from './slate/games'
import { SlateChecklist } from './slate/SlateChecklist'
import { useFeedGames } from './slate/useFeedGames'
import { GameWarning } from './week/GameWarning'
import { NoticeForm } from './week/NoticeForm'
import { OpenWeeks } from './week/OpenWeeks'
import { putOffGames } from './week/putOff'
import { SeasonCard } from './week/SeasonCard'
import { type DeskWeek, inSentence, isPlayed, isToOpen, nextStep, openBefore, shownState, stepsOf } from './week/steps'
import { labelAfter, stepText } from './week/stepText'
import { useActivation } from './week/useActivation'
import { useScoring } from './week/useScoring'
import type { Weeks } from './week/useWeeks'
import { WeekActions } from './week/WeekActions'
import { WeekChoice } from './week/WeekChoice'
import { WeekPath } from './week/WeekPath'

const NO_LINES: readonly GameLine[] = []

/** Added when the feed has trouble with single games. */
const NO_SCORE_TEXT =
  'If a game gets no score because of this, please enter its result by hand: cancelled, if it is not played.'

interface Props {
  weeks: Weeks
  now: number
  /** Links to the other screens of the desk. */
  otherScreens: ReactNode
}

/** The desk of one week: its steps, what needs a decision, its games and their lines, lock and score. */
export function WeekDesk({ weeks, now, otherScreens }: Props) {
  const shown = weeks.week
  const activation = useActivation(weeks)
  const { status, value: week } = useWeek(shown, 'Error loading spreads')
  const { value: scores } = useScores(shown)
  const { feedGames, busy: isFeedBusy, reload } = useFeedGames(shown)
  const isLoading = status === 'loading'
  const lines = week?.lines ?? NO_LINES
  // What is not known may be there.
  const known = feedGames?.hasFailed ? undefined : feedGames
  const canRefresh = known === undefined || hasSpreadFor(lines, known.games)
  const label = weeks.labelOf(shown)
  const desk = { week: shown, label, stored: week, scores, now, isLoading }
  const { unfinishedActiveLabel } = activation
  const path = { ...desk, settings: weeks.settings, unfinishedActiveLabel }
  const steps = stepsOf(path)
  const next = isLoading ? undefined : nextStep(path)
  const isPostseason = week?.seasonType === POSTSEASON
  const hasBeenPlayed = isPlayed(lines, scores, now)
  const scoring = useScoring(shown, lines, now)
  const openDeadline = openBefore(lines, activation.activeLines, now)
  const text = stepText({
    label,
    steps,
    next,
    putOff: putOffGames(lines, scores, now),
    isPostseason,
    unfinishedActiveLabel,
    openBefore: openDeadline,
    isPrepared: week !== undefined,
    isCalledOff: lines.length > 0 && lines.every((line) => line.void),
    isPlayed: hasBeenPlayed,
    canSuggest: known?.games.length !== 0,
    canRefresh,
  })
  const isOpen = isOpenForPicks(shown, weeks.settings)
  const state = week && (isToOpen(week, weeks.settings, now) ? 'not open yet' : shownState(week, scores, now))
  return (
    <Screen title="Commish" beside={week && `${week.label}: ${state}`}>
      {weeks.problem && (
        <Failed text={`Error fetching initial commish data: ${weeks.problem}`} onRetry={weeks.reload} />
      )}
      <WeekPath
        label={label}
        steps={steps}
        next={next}
        text={text}
        isUrgent={unfinishedActiveLabel === null || openDeadline !== null}
        busy={activation.busy || scoring.busy}
        onOpen={() => activation.open(shown)}
        onScore={hasBeenPlayed ? scoring.score : null}
        nextWeekLabel={labelAfter(shown, isPostseason, weeks.labels)}
        onNextWeek={() => weeks.choose(shown + 1)}
      />
      <Alerts desk={desk} isOpen={isOpen} weeks={weeks} isActivating={activation.busy} />
      {otherScreens}
      <div className={styles.desk}>
        <div className={styles.column}>
          {weeks.settings && <SeasonCard settings={weeks.settings} now={now} shown={shown} onShow={weeks.choose} />}
          <WeekChoice weeks={weeks} activation={activation} hasGames={(week?.slate.length ?? 0) > 0} />
          {week && weeks.settings && (isOpen || next === 'over') && (
            <GroupChat week={week} season={weeks.settings.season} now={now} isOver={next === 'over'} />
          )}
          <SlateChecklist
            key={shown}
            week={shown}
            label={label}
            lines={lines}
            isLoading={isLoading}
            becomesActive={weeks.becomesActive}
            feedGames={feedGames}
            isFeedBusy={isFeedBusy}
            onReload={reload}
            isNext={next === 'games'}
          />
        </div>
        <div className={styles.second}>
          <Lines key={shown} {...desk} isNext={next === 'lines' && canRefresh} />
          <WeekActions key={`actions of ${shown}`} {...desk} scoring={scoring} isNext={next === 'score'} />
        </div>
        {week && (
          <div className={styles.column}>
            <section className={styles.panel} aria-label="Notice">
              <NoticeForm key={shown} week={week} isOpen={isOpen} />
            </section>
            <PickFixer key={`pick of ${shown}`} week={shown} lines={week.lines} isOpen={isOpen} now={now} />
            <OpenLog week={shown} />
          </div>
        )}
      </div>
    </Screen>
  )
}

interface AlertsProps {
  desk: DeskWeek
  weeks: Weeks
  /** Whether the week is open for picks. */
  isOpen: boolean
  /** Another week is becoming the active one. */
  isActivating: boolean
}

/** What needs a look or a decision: of the scores, of other weeks that are open, and of single games. */
function Alerts({ desk, weeks, isOpen, isActivating }: AlertsProps) {
  const { week, label, stored, scores, now } = desk
  return (
    <>
      {scores?.refusal && (
        <Notice tone="warn">
          The scores of this week are not published. {scores.refusal} Press “Score {inSentence(label)}” to try again.
        </Notice>
      )}
      {scores?.trouble && (
        <Notice tone="warn">
          {scores.trouble} {!scores.feedDown && NO_SCORE_TEXT}
        </Notice>
      )}
      {/* While another week becomes the active one, the one before it counts as open until it has been looked at. */}
      {weeks.settings && !isActivating && <OpenWeeks settings={weeks.settings} shown={week} onShow={weeks.choose} />}
      {warningsOf(stored?.lines ?? NO_LINES, scores, now, isOpen).map((warning) => (
        // Without its counts, which the clock changes: a press that is under way keeps its button.
        <GameWarning key={`${warning.gameId} ${warning.text.replace(/\d+ \w+/g, '')}`} week={week} warning={warning} />
      ))}
    </>
  )
}
