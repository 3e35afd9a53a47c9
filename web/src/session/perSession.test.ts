import { expect, it } from 'vitest'
import { tabOf } from '../../../tests/fixtures/device'
import { perSession } from './perSession'

it('opens from the start for every player who logs in, and closes when they leave', () => {
  const tab = tabOf('ann')
  const said: string[] = []
  const start = perSession(tab.session, (uid) => {
    said.push(`open ${uid}`)
    return () => void said.push(`close ${uid}`)
  })
  expect(said).toEqual([])
  start()
  start()
  tab.logIn('bob')
  tab.session.endSession('logout')
  expect(said).toEqual(['open ann', 'close ann', 'open bob', 'close bob'])
})
