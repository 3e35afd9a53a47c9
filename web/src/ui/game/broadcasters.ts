/** Where a channel's games can be watched: in the broadcaster's app, or on its page. */
export interface Broadcaster {
  app: string
  web: string
}

const espn = (page = '') => ({
  app: 'sportscenter://x-callback-url/showWatchTab',
  web: `https://www.espn.com/watch/${page}`,
})
const fox = (page = '') => ({ app: 'foxsports://live', web: `https://www.foxsports.com/live${page}` })

/** Who shows which channels. Channels by the feed's names, in lower case and without spaces. */
const table: readonly [Broadcaster, channels: string][] = [
  [espn(), 'abc espn espn2 espnu espnews espndeportes espnunlimited'],
  [espn('espnplus'), 'espn+'],
  [espn('catalog/network/sec-network'), 'secnetwork secn secn+ secnetwork+'],
  [espn('catalog/network/acc-network'), 'accnetwork accn accnx accextra'],
  [{ app: 'pplus://', web: 'https://www.paramountplus.com/live-tv/' }, 'cbs paramount+'],
  [{ app: 'cbssportsapp://', web: 'https://www.cbssports.com/watch/cbs-sports-network' }, 'cbssn cbssportsnetwork'],
  [fox(), 'fox fs1 fs2'],
  [fox('/btn'), 'btn bigtennetwork'],
  [{ app: 'bigtenplus://', web: 'https://www.bigtenplus.com/' }, 'b1g+'],
  [{ app: 'nbcsports://', web: 'https://www.nbcsports.com/watch' }, 'nbc nbcsn usanet usanetwork'],
  [{ app: 'peacock://', web: 'https://www.peacocktv.com/sports' }, 'peacock'],
  [{ app: 'thecw://', web: 'https://www.cwtv.com/sports/' }, 'cw cwnetwork thecw thecwnetwork'],
  [{ app: 'watchtnt://', web: 'https://www.tntdrama.com/watchtnt' }, 'tnt'],
  [{ app: 'watchtru://', web: 'https://www.trutv.com/watchtrutv' }, 'trutv'],
  [{ app: 'watchtbs://', web: 'https://www.tbs.com/watchtbs' }, 'tbs'],
  [{ app: 'hbomax://', web: 'https://www.hbomax.com/sports' }, 'max hbomax'],
  [{ app: 'nflmobile://', web: 'https://www.nfl.com/network/watch/nfl-network-live' }, 'nflnetwork nfln nflnet'],
  [{ app: 'thecw://', web: 'https://pac-12.com/live' }, 'pac-12 pac-12network'],
]
const broadcasters = new Map(
  table.flatMap(([broadcaster, channels]) => channels.split(' ').map((channel) => [channel, broadcaster] as const)),
)

/** A channel as the feed names it, and its broadcaster; null if that is not in the table. */
export interface Channel {
  name: string
  broadcaster: Broadcaster | null
}

/** The channels of a game: `ABC, ESPN+` are two, and so are `BIG12|ESPN+`, as older lines have it. */
export function channelsOf(broadcast: string): Channel[] {
  const names = broadcast.split(/[,/|]/).map((name) => name.trim())
  return [...new Set(names)].filter(Boolean).map((name) => {
    return { name, broadcaster: broadcasters.get(name.toLowerCase().replace(/\s/g, '')) ?? null }
  })
}
