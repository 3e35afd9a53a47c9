/** Where a channel's games can be watched: in the broadcaster's app, or on its page. */
export interface Broadcaster {
  app: string
  web: string
}

const espn = (page = '') => ({
  app: 'sportscenter://x-callback-url/showWatchTab',
  web: `https://www.espn.com/watch/${page}`,
})
const fox = { app: 'foxsports://live', web: 'https://www.foxsports.com/live' }
const bigTen = { app: 'foxsports://live', web: 'https://www.foxsports.com/live/btn' }
const cbsSports = { app: 'cbssportsapp://', web: 'https://www.cbssports.com/watch/cbs-sports-network' }
const cbs = { app: 'pplus://', web: 'https://www.paramountplus.com/live-tv/' }
const peacock = { app: 'peacock://', web: 'https://www.peacocktv.com/sports' }
const nbc = { app: 'nbcsports://', web: 'https://www.nbcsports.com/watch' }
const cw = { app: 'thecw://', web: 'https://www.cwtv.com/sports/' }
const secNetwork = espn('catalog/network/sec-network')
const accNetwork = espn('catalog/network/acc-network')

/** By the feed's name of the channel, in lower case and without spaces. */
const broadcasters = new Map<string, Broadcaster>(
  Object.entries({
    abc: espn(),
    espn: espn(),
    espn2: espn(),
    espnu: espn(),
    espnews: espn(),
    espndeportes: espn(),
    'espn+': espn('espnplus'),
    espnunlimited: espn(),
    secnetwork: secNetwork,
    secn: secNetwork,
    'secn+': secNetwork,
    'secnetwork+': secNetwork,
    accnetwork: accNetwork,
    accn: accNetwork,
    accnx: accNetwork,
    cbs,
    'paramount+': cbs,
    cbssn: cbsSports,
    cbssportsnetwork: cbsSports,
    fox,
    fs1: fox,
    fs2: fox,
    btn: bigTen,
    bigtennetwork: bigTen,
    'b1g+': { app: 'bigtenplus://', web: 'https://www.bigtenplus.com/' },
    nbc,
    nbcsn: nbc,
    usanet: nbc,
    usanetwork: nbc,
    peacock,
    cw,
    cwnetwork: cw,
    thecw: cw,
    thecwnetwork: cw,
    tnt: { app: 'watchtnt://', web: 'https://www.tntdrama.com/watchtnt' },
    trutv: { app: 'watchtru://', web: 'https://www.trutv.com/watchtrutv' },
    tbs: { app: 'watchtbs://', web: 'https://www.tbs.com/watchtbs' },
    max: { app: 'hbomax://', web: 'https://www.hbomax.com/sports' },
    hbomax: { app: 'hbomax://', web: 'https://www.hbomax.com/sports' },
    nflnetwork: { app: 'nflmobile://', web: 'https://www.nfl.com/network/watch/nfl-network-live' },
    nfln: { app: 'nflmobile://', web: 'https://www.nfl.com/network/watch/nfl-network-live' },
    'pac-12': { app: 'thecw://', web: 'https://pac-12.com/live' },
    'pac-12network': { app: 'thecw://', web: 'https://pac-12.com/live' },
  }),
)

/** A channel as the feed names it, and its broadcaster; null if that is not in the table. */
export interface Channel {
  name: string
  broadcaster: Broadcaster | null
}

/** The channels of a game: `ABC, ESPN+` are two, `BIG12|ESPN+` is one, which a conference has on ESPN+. */
export function channelsOf(broadcast: string): Channel[] {
  const names = broadcast.split(/[,/]/).map((name) => name.trim())
  return [...new Set(names)].filter(Boolean).map((name) => {
    const known = name.split('|').map((part) => broadcasters.get(part.toLowerCase().replace(/\s/g, '')))
    return { name, broadcaster: known.find((each) => each !== undefined) ?? null }
  })
}
