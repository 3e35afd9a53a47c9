import type { Side } from '#common/game/line'
import { seededRandom } from '#common/random'
import type { Drive } from './drives'

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
