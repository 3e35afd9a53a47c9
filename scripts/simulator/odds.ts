import { type School, schoolOf } from '../season/school'
import type { SeasonGame } from '../season/season2025'

const provider = { id: '100', name: 'DraftKings', priority: 1, displayName: 'DraftKings' }

const signed = (n: number) => (n > 0 ? `+${n}` : String(n || 0))

const side = (school: School, favorite: boolean, pickem: boolean) => ({
  favorite,
  underdog: !favorite && !pickem,
  team: {
    id: school.id,
    uid: `s:20~l:23~t:${school.id}`,
    abbreviation: school.abbr,
    name: school.nickname,
    displayName: `${school.name} ${school.nickname}`,
  },
  favoriteAtOpen: favorite,
})

/** Opening and closing prices are the same: the season's data has the closing number only. */
const still = <Price>(price: Price) => ({ close: price, open: price })

const line = (spread: number) => still({ line: signed(spread), odds: '-110' })
const total = (letter: string, points: number) => still({ line: `${letter}${points}`, odds: '-110' })

/** A moneyline that fits the spread; `OFF` above 30 points. */
function moneyline(spread: number) {
  if (Math.abs(spread) > 30) return still({ odds: 'OFF' })
  const price = 105 + Math.round((Math.abs(spread) ** 1.5 * 9) / 5) * 5
  return still({ odds: signed(spread < 0 ? -price : Math.round(price * 0.88)) })
}

/**
 * The one odds entry of a game that has not kicked off.
 * @param flipped the sign of the spread names one favourite and the flags the other, as the real feed sometimes does.
 */
export function oddsOf(game: SeasonGame, flipped: boolean) {
  const home = schoolOf(game.homeId)
  const away = schoolOf(game.awayId)
  const { homeSpread, total: points } = game
  const quoted = flipped ? -homeSpread || 0 : homeSpread
  const favorite = homeSpread < 0 ? home : away
  return {
    provider,
    details: homeSpread === 0 ? 'EVEN' : `${favorite.abbr} ${-Math.abs(homeSpread)}`,
    overUnder: points,
    spread: quoted,
    awayTeamOdds: side(away, homeSpread > 0, homeSpread === 0),
    homeTeamOdds: side(home, homeSpread < 0, homeSpread === 0),
    moneyline: {
      displayName: 'Moneyline',
      shortDisplayName: 'ML',
      home: moneyline(quoted),
      away: moneyline(-quoted),
    },
    pointSpread: { displayName: 'Spread', shortDisplayName: 'Spread', home: line(quoted), away: line(-quoted) },
    total: { displayName: 'Total', shortDisplayName: 'Total', over: total('o', points), under: total('u', points) },
    header: { text: 'Game Odds' },
    footer: { disclaimer: 'Numbers of a season that is over, for demonstration.' },
  }
}
