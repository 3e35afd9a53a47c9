import { type GameLine, lineSide, otherSide, type Side } from '#common/game/line'

/** Whom the picked side plays, and where: `@ Alabama`, `vs Auburn` at home and on neutral ground. */
export function placeText(line: GameLine, side: Side): string {
  const at = side === 'HOME' || line.neutralSite ? 'vs' : '@'
  return `${at} ${lineSide(line, otherSide(side)).name}`
}
