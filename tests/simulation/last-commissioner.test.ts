import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { config } from '#functions/config'
import { auth, docRef } from '#functions/db/firebase'
import { deleteAccount } from '#functions/desk/delete-account'
import { removeMember } from '#functions/desk/members'
import { scene, useScene } from './stage-scene'

useScene()
let isCommissioner = true

beforeEach(async () => {
  isCommissioner = true
  vi.spyOn(config, 'commissioners').mockReturnValue('commish,deputy')
  vi.spyOn(auth, 'getUser').mockImplementation(
    async (uid) => ({ uid, customClaims: { player: true, commissioner: isCommissioner } }) as never,
  )
  vi.spyOn(auth, 'deleteUser').mockResolvedValue()
  for (const uid of ['commish', 'deputy']) await docRef(paths.username(usernameKey(uid))).set({ uid })
})

const leave = () => scene.as('commish', () => deleteAccount('commish'))
const LAST = 'You are the last commissioner. The league needs another one first.'

it.each<[who: string, happens: () => unknown]>([
  [
    'is removed, also before the sign-in is closed',
    () => removeMember({ uid: 'deputy', by: 'commish' }, 'Asked to leave'),
  ],
  [
    'is a player again',
    () => {
      isCommissioner = false
    },
  ],
  ['never registered', () => docRef(paths.username(usernameKey('deputy'))).delete()],
])('a commissioner beside whom the only other one %s is the last', async (_who, happens) => {
  await happens()
  await expect(leave()).rejects.toThrow(LAST)
})

it('a commissioner beside whom there is another one can leave, and that one is the last then', async () => {
  await leave()
  await expect(deleteAccount('deputy')).rejects.toThrow(LAST)
})
