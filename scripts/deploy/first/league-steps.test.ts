import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { about, missing, said, version } from '../../../tests/fixtures/google-answers'
import { leagueSteps } from './league-steps.mjs'
import { mailServer } from './secrets.mjs'
import { knownVariables } from './variables.mjs'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

/** Makes the secrets that are missing, with this typed at every question. @returns the values that are stored. */
async function makeSecrets(before: unknown[], typed: string): Promise<string[]> {
  const stored: string[] = []
  const google = async ({ body }: { body?: { payload?: { data: string } } }) => {
    if (body?.payload) stored.push(Buffer.from(body.payload.data, 'base64').toString())
    return said({})
  }
  await leagueSteps.secrets.make({ ...about, folder, variables: {} }, before, { google, ask: async () => typed })
  return stored
}

test.each(['', 'none'])('a league does without mail and notifications after “%s”', async (typed) => {
  expect(await makeSecrets([missing, missing], typed)).toEqual(['none', 'none'])
  expect(knownVariables('our-league', folder)).toEqual({})
})

test('a sender without an address is refused', async () => {
  const answers = ['smtps://mail.example', 'CFB Picks']
  const ask = async () => answers.shift()
  await expect(mailServer({ ...about, folder, variables: {} }, ask)).rejects.toThrow(
    '“CFB Picks” lacks an address, such as the one in CFB Picks <picks@example.com>: run the same command again.',
  )
  expect(knownVariables('our-league', folder)).toEqual({})
})

test('no keys are made for a contact that is no email address', async () => {
  await expect(makeSecrets([version, missing], 'ann')).rejects.toThrow('That is no email address: run the same command')
  expect(knownVariables('our-league', folder)).toEqual({})
})

test('the keys for notifications are stored with the contact', async () => {
  const [secret] = await makeSecrets([version, missing], 'ann@example.com')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(knownVariables('our-league', folder)).toEqual({
    VAPID_PUBLIC_KEY: expect.stringMatching(/^[\w-]{87}$/),
    VAPID_SUBJECT: 'mailto:ann@example.com',
  })
})
