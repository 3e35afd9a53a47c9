import { channelOf } from '../season/channel'
import { type School, schoolOf } from '../season/school'
import type { SeasonGame } from '../season/season2025'
import type { ShownGame } from './shown'
import { ballOf, statusOf } from './status'
import { competitorOf, conferenceGroup, scoreboardCode } from './team'
import { wireDate } from './wire-date'

const SLUGS = { 2: 'regular-season', 3: 'post-season' } as const

/** One game as the feed writes it. */
export function eventOf(shown: ShownGame, year: number) {
  const { game, kickoff } = shown
  const [home, away] = [schoolOf(game.homeId), schoolOf(game.awayId)]
  const uid = `s:20~l:23~e:${game.id}`
  const date = wireDate(kickoff)
  const between = game.neutralSite ? 'VS' : '@'
  return {
    id: game.id,
    uid,
    date,
    // Even at a neutral site the long name says "at".
    name: `${away.name} ${away.nickname} at ${home.name} ${home.nickname}`,
    shortName: `${scoreboardCode(away)} ${between} ${scoreboardCode(home)}`,
    season: { year, type: game.seasonType, slug: SLUGS[game.seasonType] },
    week: { number: shown.week },
    competitions: [competitionOf(shown, uid, date)],
    status: statusOf(shown.moment, kickoff, shown.timeTbd),
  }
}

function competitionOf(shown: ShownGame, uid: string, date: string) {
  const { game, moment, kickoff, timeTbd } = shown
  const home = schoolOf(game.homeId)
  const conferenceGame = home.conference === schoolOf(game.awayId).conference
  const live = moment.phase === 'live'
  const channels = timeTbd ? [] : [channelOf(game)]
  return {
    id: game.id,
    uid: `${uid}~c:${game.id}`,
    date,
    attendance: 0,
    type: { id: '1', abbreviation: 'STD' },
    timeValid: !timeTbd,
    dateValid: true,
    neutralSite: game.neutralSite,
    conferenceCompetition: conferenceGame,
    playByPlayAvailable: live || moment.phase === 'final',
    recent: live,
    competitors: [competitorOf(shown, 'home'), competitorOf(shown, 'away')],
    notes: [],
    ...(live && { situation: ballOf(game, moment.situation) }),
    status: statusOf(moment, kickoff, timeTbd),
    broadcasts: channels.map((channel) => ({ market: 'national', names: [channel] })),
    ...(conferenceGame && { groups: conferenceGroup(home) }),
    format: { regulation: { periods: 4 } },
    broadcast: channels.join(', '),
    geoBroadcasts: channels.map((shortName) => ({
      type: { id: '1', shortName: 'TV' },
      market: { id: '1', type: 'National' },
      media: { shortName },
      lang: 'en',
      region: 'us',
    })),
    // The real feed removes the odds at kickoff.
    ...(shown.odds && { odds: [oddsOf(game, shown.flipped)] }),
    highlights: [],
    startDate: date,
  }
}

export const ODDS_PROVIDER = { id: '100', name: 'DraftKings', priority: 1, displayName: 'DraftKings' }

const signed = (n: number) => (n > 0 ? `+${n}` : String(n || 0))

const teamOdds = (school: School, favorite: boolean, pickem: boolean) => ({
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
const unmoved = <Price>(price: Price) => ({ close: price, open: price })

const spreadPrices = (spread: number) => unmoved({ line: signed(spread), odds: '-110' })
const totalPrices = (letter: string, points: number) => unmoved({ line: `${letter}${points}`, odds: '-110' })

/** A moneyline that fits the spread; `OFF` above 30 points. */
function moneyline(spread: number) {
  if (Math.abs(spread) > 30) return unmoved({ odds: 'OFF' })
  const price = 105 + Math.round((Math.abs(spread) ** 1.5 * 9) / 5) * 5
  return unmoved({ odds: signed(spread < 0 ? -price : Math.round(price * 0.88)) })
}

/**
 * The one odds entry of a game that has not kicked off.
 * @param flipped the sign of the spread names one favourite and the flags the other, as the real feed sometimes does.
 */
function oddsOf(game: SeasonGame, flipped: boolean) {
  const home = schoolOf(game.homeId)
  const away = schoolOf(game.awayId)
  const { homeSpread, total: points } = game
  const quoted = flipped ? -homeSpread || 0 : homeSpread
  const favorite = homeSpread < 0 ? home : away
  return {
    provider: ODDS_PROVIDER,
    details: homeSpread === 0 ? 'EVEN' : `${favorite.abbr} ${-Math.abs(homeSpread)}`,
    overUnder: points,
    spread: quoted,
    awayTeamOdds: teamOdds(away, homeSpread > 0, homeSpread === 0),
    homeTeamOdds: teamOdds(home, homeSpread < 0, homeSpread === 0),
    moneyline: {
      displayName: 'Moneyline',
      shortDisplayName: 'ML',
      home: moneyline(quoted),
      away: moneyline(-quoted),
    },
    pointSpread: {
      displayName: 'Spread',
      shortDisplayName: 'Spread',
      home: spreadPrices(quoted),
      away: spreadPrices(-quoted),
    },
    total: {
      displayName: 'Total',
      shortDisplayName: 'Total',
      over: totalPrices('o', points),
      under: totalPrices('u', points),
    },
    header: { text: 'Game Odds' },
    footer: { disclaimer: 'Numbers of a season that is over, for demonstration.' },
  }
}
