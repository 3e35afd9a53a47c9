import { leadAtWorst } from './clinch'
import { canWin } from './eliminate'
import { mostPoints, type Race } from './race'

/** Whether the crown is sure, at least shared, out of reach, or neither yet. */
export type Fate = 'clinched' | 'share clinched' | 'eliminated' | 'open'

/** What is still possible for a player. */
export interface Outlook {
  /** The most points the week can still bring them. */
  most: number
  fate: Fate
}

/** Everybody's outlook, exact over every way the games and the hidden picks may go, by player. */
export function outlooks(race: Race): Map<string, Outlook> {
  return new Map(
    race.racers.map((racer): [string, Outlook] => {
      const most = mostPoints(race, racer)
      if (!canWin(race, racer)) return [racer.userId, { most, fate: 'eliminated' }]
      const lead = leadAtWorst(race, racer)
      return [racer.userId, { most, fate: lead > 0 ? 'clinched' : lead === 0 ? 'share clinched' : 'open' }]
    }),
  )
}
