import { between, chanceOf } from '../../common/chance'
import { type MinigameBoard, withRound } from '../../common/minigame-board'
import { ROUNDS, TEAMS_A_ROUND } from '../../common/nickname-round'
import { profileOf, type User } from '../../common/profile'

const DAY = 86_400_000

interface Member {
  uid: string
  user: User
}

/** What some of the members have made of the nickname game in the days before `start`. */
export function minigameBoardOf(members: readonly Member[], start: number, seed: number): MinigameBoard {
  let board: MinigameBoard = { rows: [] }
  for (const { uid, user } of members) {
    const chance = chanceOf(`nicknames ${uid}`, seed)
    const knows = 0.55 + chance() * 0.42
    // Not everybody has found the game yet.
    const rounds = chance() < 0.25 ? 0 : between(chance, 1, ROUNDS + 4)
    for (let played = 0; played < rounds; played += 1) {
      const correct = Array.from({ length: TEAMS_A_ROUND }, () => chance() < knows).filter(Boolean).length
      const result = { round: (played % ROUNDS) + 1, correct, total: TEAMS_A_ROUND }
      const player = { ...profileOf(user, uid), userId: uid }
      board = withRound(board, player, result, start - (rounds - played) * DAY)
    }
  }
  return board
}
