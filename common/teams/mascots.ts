/**
 * The nicknames of the catalogue by what they are drawn as: animals and things, never people. Those that name people
 * without anything to draw get the laurel or the star.
 */
export const NICKNAMES_BY_KIND = {
  badger: ['Badgers', 'Beavers', 'Golden Gophers', 'Wolverines'],
  bear: ['Bears', 'Black Bears', 'Bruins', 'Golden Bears'],
  boar: ['Razorbacks'],
  bolt: ['Golden Flashes', 'Red Flash', 'Zips'],
  bull: ['Bison', 'Buffaloes', 'Bulls', 'Longhorns', 'Thundering Herd'],
  cat: [
    ...['Bearcats', 'Bearkats', 'Bengals', 'Bobcats', 'Cougars', 'Jaguars', 'Leopards', 'Lions', 'Nittany Lions'],
    ...['Panthers', 'Tigers', 'Wildcats'],
  ],
  crown: ['Dukes', 'Governors', 'Monarchs', 'Cavaliers'],
  devil: ['Blue Devils', 'Demon Deacons', 'Demons', 'Sun Devils'],
  dog: ['Bulldogs', "Runnin' Bulldogs"],
  flame: ['Blazers', 'Flames'],
  hammer: ['49ers', 'Boilermakers', 'Miners'],
  helm: ['Buccaneers', 'Commodores', 'Midshipmen', 'Pirates', 'Vikings'],
  hornet: ['Hornets', 'Yellow Jackets'],
  horse: ['Broncos', 'Cowboys', 'Mustangs', 'Racers', 'Sooners'],
  knight: ['Black Knights', 'Knights', 'Scarlet Knights', 'Spartans', 'Trojans', 'Vandals'],
  laurel: [
    ...['Aztecs', 'Cardinal', 'Chippewas', 'Fighting Camels', 'Fighting Illini', 'Fighting Irish', 'Hoosiers'],
    ...["Ragin' Cajuns", 'Rainbow Warriors', 'Seminoles', 'Utes', 'Warriors'],
  ],
  leaf: ['Aggies', 'Buckeyes', 'Cornhuskers', 'Mean Green', 'Orange', 'Tar Heels'],
  mountain: ['Hilltoppers', 'Mountaineers'],
  owl: ['Owls'],
  ram: ['Rams'],
  raptor: [
    ...['Eagles', 'Falcons', 'Golden Eagles', 'Hawkeyes', 'Jayhawks', 'RedHawks', 'Seahawks', 'Skyhawks'],
    ...['Warhawks'],
  ],
  reptile: ['Gators', 'Horned Frogs', 'Terrapins'],
  rocket: ['Rockets'],
  star: ['Blue Raiders', 'Colonels', 'Leathernecks', 'Minutemen', 'Rebels', 'Red Raiders', 'Volunteers'],
  storm: ['Cyclones', 'Golden Hurricane', 'Hurricanes'],
  wave: ['Crimson Tide', 'Green Wave', 'Sharks'],
  wing: ['Blue Hens', 'Cardinals', 'Chanticleers', 'Ducks', 'Gamecocks', 'Hokies', 'Roadrunners'],
  wolf: ['Huskies', 'Lobos', 'Red Wolves', 'Wolf Pack', 'Wolfpack'],
}
export type MascotKind = keyof typeof NICKNAMES_BY_KIND
export const MASCOT_KINDS = Object.keys(NICKNAMES_BY_KIND) as MascotKind[]

const byNickname = new Map(MASCOT_KINDS.flatMap((kind) => NICKNAMES_BY_KIND[kind].map((each) => [each, kind] as const)))

/** What a team's nickname is drawn as; the laurel for a nickname outside the catalogue. */
export function mascotOf(nickname: string): MascotKind {
  return byNickname.get(nickname) ?? 'laurel'
}
