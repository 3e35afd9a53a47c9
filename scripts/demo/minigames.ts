import { addRound, type MinigameBoardDoc, type MinigameRowDoc } from '#common/nicknames/minigame-board'
import { ROUNDS, TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import { between, chanceOf } from '#common/random'

const DAY = 86_400_000

/** What some of the members have made of the nickname game in the days before `start`. */
export function minigameBoardOf(members: readonly { uid: string }[], start: number, seed: number): MinigameBoardDoc {
  const rows = members.flatMap(({ uid }): [string, MinigameRowDoc][] => {
    const chance = chanceOf(`nicknames ${uid}`, seed)
    const knows = 0.55 + chance() * 0.42
    // Not everybody has found the game yet.
    const rounds = chance() < 0.25 ? 0 : between(chance, 1, ROUNDS + 4)
    let row: MinigameRowDoc | undefined
    for (let played = 0; played < rounds; played += 1) {
      const correct = Array.from({ length: TEAMS_A_ROUND }, () => chance() < knows).filter(Boolean).length
      const result = { round: (played % ROUNDS) + 1, correct, total: TEAMS_A_ROUND }
      row = addRound(row, result, start - (rounds - played) * DAY)
    }
    return row ? [[uid, row]] : []
  })
  return { rows: Object.fromEntries(rows) }
}
