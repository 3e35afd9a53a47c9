import { expect, test } from 'vitest'
import { about, missing, said } from '../../../tests/fixtures/google-answers'
import { googleSteps } from './google-steps.mjs'

const ALL_DATABASES = 'https://firestore.googleapis.com/v1/projects/our-league/databases'
const safeguards = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
}

test('a database that is made has recovery and is protected from deletion', () => {
  expect(googleSteps.database.requests(about, [missing])).toEqual([
    {
      url: `${ALL_DATABASES}?databaseId=(default)`,
      method: 'POST',
      body: { type: 'FIRESTORE_NATIVE', locationId: 'nam5', ...safeguards },
    },
  ])
})

test('a database that lacks one gets both, and nothing else of it is changed', () => {
  const there = said({ ...safeguards, locationId: 'nam5', deleteProtectionState: 'DELETE_PROTECTION_DISABLED' })
  const { how, requests } = googleSteps.database
  expect(how(about, [there])).toBe('Switch on point-in-time recovery and delete protection of the database in nam5')
  expect(requests(about, [there])).toEqual([
    {
      url: `${ALL_DATABASES}/(default)?updateMask=pointInTimeRecoveryEnablement,deleteProtectionState`,
      method: 'PATCH',
      body: safeguards,
    },
  ])
})
