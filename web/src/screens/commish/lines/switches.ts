import { isPastKickoff } from '#common/game/ahead'
import { isDouble } from '#common/game/grade'
import { type GameLine, matchup } from '#common/game/line'
import { closedBecause, isRevealed } from '#common/game/lock'
import { favoriteText, isJump, isSpread, RARE_SPREAD } from '#common/game/set-spread'
import { favoriteSide, lineSide, otherSide, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import type { Question } from '../command'
import { isUnsigned, parseNumber } from '../parseSpread'
import type { LineEdit } from './patchLine'

/** A box of a line, and what a tap on it changes. */
export interface LineSwitch {
  name: string
  on: boolean
  edit: LineEdit
  /** How a failure begins. */
  errorText: string
  /** What the game is after it. */
  done: (game: string) => string
  /** What is asked before. Absent while no points depend on it. */
  question?: Question
  /** Words in place of a box that would change nothing. */
  instead?: string
}

/** What is asked before a double is given or taken off. */
function doubleQuestion(game: string, becomesDouble: boolean): Question {
  const [title, yes] = becomesDouble
    ? [`Count ${game} double?`, 'Count it double']
    : [`Take the double off ${game}?`, 'Take the double off']
  const worth = becomesDouble ? '2 instead of 1' : '1 instead of 2'
  return { title, sentence: `The points of everybody who picked it change: a win gets ${worth}.`, yes }
}

/**
 * What is asked before a game that has kicked off gets another spread, or one that has revealed its first; undefined
 * where nothing is asked.
 */
export function spreadQuestion(line: GameLine, now: number): Question | undefined {
  if (line.spread === null && !line.void && isRevealed(line, now))
    return {
      title: `Give ${matchup(line)} a line now?`,
      sentence: 'Everybody sees its picks, and without a line it counts for nobody. With one it counts for everybody.',
      yes: 'Let it count',
    }
  if (line.spread !== null && isPastKickoff(line, now))
    return {
      title: `Change the spread of ${matchup(line)}?`,
      sentence: 'Its picks stand, and are graded by the new spread.',
      yes: 'Change the spread',
    }
}

/**
 * What is asked before a number above 0 without a sign makes the other side the favorite, also while neither is;
 * undefined where nothing is asked.
 * @param side whose number was typed.
 */
export function favoriteQuestion(line: GameLine, side: Side, typed: string): Question | undefined {
  const number = parseNumber(typed)
  if (!isSpread(number) || !isUnsigned(typed, number)) return
  const [shown, other] = [lineSide(line, side), lineSide(line, otherSide(side))]
  const sentence =
    favoriteSide(line) === side
      ? `${shown.name} is the favorite. A number above 0 makes it ${other.name}.`
      : `${shown.abbr} ${formatSpread(number)} makes ${other.name} the favorite.`
  const yes = `${other.name} ${formatSpread(-number)}`
  return { title: `${yes}?`, sentence, yes }
}

/** What is asked before the home side's spread becomes one that may be mistyped; undefined where nothing is. */
export function jumpQuestion(line: GameLine, homeSpread: number): Question | undefined {
  if (!isJump(homeSpread, line.spread)) return
  const yes = favoriteText({ ...line, spread: homeSpread })
  const sentence =
    line.spread === null
      ? `Hardly any game has a line beyond ${RARE_SPREAD}.`
      : `The line of ${matchup(line)} is ${favoriteText(line)} now.`
  return { title: `${yes}?`, sentence, yes }
}

/** What is asked before a game is called off, or put on again. */
const voidQuestion = (game: string, isVoid: boolean): Question =>
  isVoid
    ? {
        title: `Call off ${game}?`,
        sentence: 'Its picks then count for nobody.',
        yes: 'Call it off',
        no: 'Keep it on',
        weight: 'danger',
      }
    : {
        title: `Count ${game} again?`,
        sentence: 'Its picks then count for everybody who made them.',
        yes: 'Count it again',
      }

/** Calls a game off, or puts it on again. `done` says what the game is after it, named. */
export const voidEdit = (isVoid: boolean) => ({
  edit: { void: isVoid },
  errorText: 'Error calling the game off or on',
  done: (game: string) => `${game} ${isVoid ? 'is called off and counts for nobody' : 'counts again'}.`,
})

/** The boxes of a line. @param now epoch ms */
export function switchesOf(line: GameLine, now: number): LineSwitch[] {
  const game = matchup(line)
  // What a tap on each box makes of it.
  const next = { isDouble: !isDouble(line), isLocked: !line.isLocked, void: !line.void }
  // Nobody can answer a change with another pick then, so what changes points is asked about.
  const needsQuestion = isPastKickoff(line, now)
  const hasLockedByItself = closedBecause({ ...line, void: false }, now) === 'kickoff'
  return [
    {
      name: '×2',
      on: !next.isDouble,
      edit: { isDouble: next.isDouble },
      errorText: 'Error toggling x2',
      done: (named) => `${named} ${next.isDouble ? 'counts double' : 'no longer counts double'}.`,
      ...(needsQuestion && { question: doubleQuestion(game, next.isDouble) }),
    },
    {
      name: 'Locked',
      on: !next.isLocked,
      edit: { isLocked: next.isLocked },
      errorText: 'Error toggling lock',
      done: (named) => `${named} is ${next.isLocked ? 'locked' : 'unlocked'}.`,
      ...(hasLockedByItself && { instead: 'Locked by kickoff' }),
    },
    {
      name: 'Called off',
      on: !next.void,
      ...voidEdit(next.void),
      ...(needsQuestion && { question: voidQuestion(game, next.void) }),
    },
  ]
}
