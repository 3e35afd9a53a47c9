import { COMMISSIONERS, PLAYERS, SEASON } from './plan'

/** A league with its members and without a week, as documents. */
export function emptyLeague(): Map<string, object> {
  const everybody = [...PLAYERS, ...COMMISSIONERS]
  const team = { favoriteTeam: 'Ohio State', abbr: 'OSU', conference: 'Big Ten', favoriteColor: '#ba0c2f' }
  const documents = new Map<string, object>([
    ['settings/app', { season: SEASON, activeWeek: 9, openWeeks: [], weeks: [], finishedWeeks: [] }],
    [
      'directory/members',
      {
        members: Object.fromEntries(
          everybody.map((uid) => [uid, { name: uid, color: '#ba0c2f', team: 'Ohio State', picture: '' }]),
        ),
      },
    ],
  ])
  for (const uid of everybody) {
    documents.set(`users/${uid}`, { username: uid, about: '', avatar: '', ...team })
    documents.set(`users/${uid}/private/account`, { email: `${uid}@example.com`, phone: '' })
  }
  return documents
}
