import { otherSide, type Side } from '#common/game/sides'
import { between, type Random, seededRandom } from '#common/random'
import { OVERTIME, playedBefore, QUARTER } from '../season/clock'
import type { ScoringPlay } from './scoring'

/** One possession. Yards are counted from the offense's own goal line, 1–99. */
export interface Drive {
  from: number
  to: number
  offense: Side
  /** Begins with a kickoff, during which the feed names no possession. */
  kickoff: boolean
  start: number
  end: number
}

/** Seconds of game clock. */
const USUAL_DRIVE = 165
const HALF = 2 * QUARTER
/** Yard lines where a drive may start; a safety needs one near its own goal line. */
const OWN_HALF = [12, 42] as const
const NEAR_OWN_GOAL = [3, 9] as const

/** The possessions of a game; every score ends a drive of the side that scored. */
export function drivesOf(plays: readonly ScoringPlay[], periods: number, random: Random): Drive[] {
  const drives: Drive[] = []
  const opening: Side = random() < 0.5 ? 'HOME' : 'AWAY'
  for (const [half, receiver] of [opening, otherSide(opening)].entries()) {
    let cursor = half * HALF
    let receiving: Side = receiver
    for (const play of plays.filter(({ second }) => Math.floor(second / HALF) === half)) {
      drives.push(...drivesBetween({ from: cursor, to: play.second, receiving, score: play }, random))
      cursor = play.second
      // After a safety the side that conceded it kicks off.
      receiving = play.points === 2 ? play.side : otherSide(play.side)
    }
    drives.push(...drivesBetween({ from: cursor, to: (half + 1) * HALF, receiving, score: null }, random))
  }
  for (let period = 5; period <= periods; period++) drives.push(...overtimeDrives(period, plays))
  return drives
}

/** What is played between a kickoff and the next score, or the end of the half. */
interface Stretch {
  /** Seconds of game clock. */
  from: number
  to: number
  /** The side that the kickoff goes to. */
  receiving: Side
  /** The score that ends it; null at the end of the half. */
  score: ScoringPlay | null
}

function drivesBetween({ from, to, receiving, score }: Stretch, random: Random): Drive[] {
  let count = Math.max(1, Math.round((to - from) / USUAL_DRIVE))
  if (score) {
    const scorer = score.points === 2 ? otherSide(score.side) : score.side
    const odd = scorer === receiving
    if ((count % 2 === 1) !== odd) count += 1
  }
  const length = (to - from) / count
  return Array.from({ length: count }, (_, index): Drive => {
    const ending = index === count - 1 ? score?.points : undefined
    const [low, high] = ending === 2 ? NEAR_OWN_GOAL : OWN_HALF
    const start = index === 0 ? 25 : between(random, low, high)
    const punt = Math.min(70, start + between(random, 3, 30))
    return {
      from: Math.round(from + index * length),
      to: Math.round(from + (index + 1) * length),
      offense: index % 2 === 0 ? receiving : otherSide(receiving),
      kickoff: index === 0,
      start,
      end: endOf(ending, punt, random),
    }
  })
}

/** Where a drive ends that ended in so many points, or in none. */
function endOf(points: number | undefined, punt: number, random: Random): number {
  if (points === undefined) return punt
  if (points === 2) return 1
  return points === 3 ? between(random, 66, 92) : 99
}

/** Each side has the ball once, from the other's 25. */
function overtimeDrives(period: number, plays: readonly ScoringPlay[]): Drive[] {
  const begin = playedBefore(period)
  const middle = begin + OVERTIME / 2
  const scored = plays.find(({ second }) => second >= begin && second < begin + OVERTIME)
  const scoredFirst = scored && (scored.second < middle ? scored.side : otherSide(scored.side))
  const first = scoredFirst ?? 'AWAY'
  const drive = (from: number, to: number, offense: Side): Drive => {
    const touchdown = plays.some(
      (play) => play.side === offense && play.second >= from && play.second < to && play.points > 3,
    )
    return { from, to, offense, kickoff: false, start: 75, end: touchdown ? 99 : 86 }
  }
  return [drive(begin, middle, first), drive(middle, begin + OVERTIME, otherSide(first))]
}

/** Ball and down at one moment. Yards are counted from the offense's own goal line. */
export interface Situation {
  offense: Side
  down: number
  distance: number
  yard: number
  /** Whether the line to gain is the goal line. */
  goal: boolean
  /** Yards of the snap before this one. */
  gained: number
}

/** Seconds of game clock that one play takes, with the huddle. */
const SNAP = 27
/** Seconds after a score without possession: try, kickoff and return. */
const KICKING = 14

/** Who has the ball at this second of play and where; null around kickoffs. */
export function situationAt(drives: readonly Drive[], second: number, seed: number): Situation | null {
  const drive = drives.find(({ from, to }) => second >= from && second < to)
  if (!drive || (drive.kickoff && second - drive.from < KICKING)) return null
  const snaps = Math.max(1, Math.round((drive.to - drive.from) / SNAP))
  const current = Math.floor(((second - drive.from) / (drive.to - drive.from)) * snaps)
  return playOut(drive, snaps, current, seed)
}

/** Plays the drive up to snap number `current`. A fourth down always reaches the line to gain. */
function playOut(drive: Drive, snaps: number, current: number, seed: number): Situation {
  const random = seededRandom(`${drive.from}-${drive.offense}`, seed)
  let yard = drive.start
  let mark = Math.min(100, yard + 10)
  let down = 1
  let gained = 0
  for (let snap = 1; snap <= current; snap++) {
    const even = drive.start + ((drive.end - drive.start) * snap) / snaps
    const sacked = random() < 0.06
    let next = sacked ? yard - 6 : Math.max(yard, Math.round(even + random() * 8 - 4))
    next = Math.max(1, Math.min(99, next))
    if (down === 4) next = Math.max(next, Math.min(99, mark))
    gained = next - yard
    yard = next
    if (yard >= mark || down === 4) {
      mark = Math.min(100, yard + 10)
      down = 1
    } else down += 1
  }
  return { offense: drive.offense, down, distance: Math.max(1, mark - yard), yard, goal: mark === 100, gained }
}
