import { expect, test, vi } from 'vitest'
import { forbidden, said } from '../../tests/fixtures/google-answers'
import { areBuilt, indexChecks, waitForIndexes } from './indexes.mjs'

const composite = (state: string) => said({ indexes: [{ name: 'changes', state }] })
const ofFields = (...states: string[]) =>
  said({
    fields: [
      { name: 'collectionGroups/weeks/fields/slate', indexConfig: {} },
      { name: 'collectionGroups/private/fields/email', indexConfig: { indexes: states.map((state) => ({ state })) } },
      { name: 'collectionGroups/__default__/fields/*', indexConfig: { indexes: [{ queryScope: 'COLLECTION' }] } },
    ],
  })

test.each([
  ['all', [composite('READY'), ofFields('READY', 'READY')], true],
  ['none', [said({}), said({})], true],
  ['all but one of several fields', [composite('CREATING'), ofFields('READY')], false],
  ['all but one of a collection group', [composite('READY'), ofFields('READY', 'CREATING')], false],
  ['one that has to be repaired', [composite('NEEDS_REPAIR'), ofFields('READY')], false],
  ['what cannot be seen', [composite('READY'), forbidden], false],
  ['nothing that was answered', [said({}, 0), ofFields('READY')], false],
])('built: %s', (_what, answers, built) => {
  expect(areBuilt(answers)).toBe(built)
})

/**
 * Waits at a Google that answers one look after the other, and the last one for ever. @returns how many looks it took.
 */
async function looksOf(...answers: (typeof forbidden)[][]) {
  let looks = 0
  const google = async (url: string) => {
    const place = indexChecks('our-league').indexOf(url)
    if (place === 0) looks += 1
    return answers[Math.min(looks, answers.length) - 1]?.[place] ?? forbidden
  }
  await waitForIndexes('our-league', google, 0)
  return looks
}

test('a deployment waits until the last index is built, also when Google does not answer for a while', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  const building = [composite('READY'), ofFields('READY', 'CREATING')]
  const silent = [said({}, 0), said({}, 503)]
  expect(await looksOf(building, silent, building, [composite('READY'), ofFields('READY', 'READY')])).toBe(4)
  expect(lines.mock.calls.flat().at(-1)).toBe('• the indexes are built')
  await expect(looksOf(building)).rejects.toThrow('after ten minutes Google is still building indexes')
  lines.mockRestore()
})

test('where the indexes may not be seen, or gcloud is missing, it says where they are shown', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  expect(await looksOf([forbidden, forbidden])).toBe(1)
  const sentence =
    'cannot be seen (The caller does not have permission): https://console.firebase.google.com/project/our-league/'
  expect(lines.mock.calls.flat().at(-1)).toContain(sentence)
  vi.stubEnv('PATH', '')
  await waitForIndexes('our-league')
  expect(lines.mock.calls.flat().at(-1)).toContain('cannot be seen (Install gcloud')
})
