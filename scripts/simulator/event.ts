import { channelOf } from '../season/channel'
import { schoolOf } from '../season/school'
import { oddsOf } from './odds'
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
