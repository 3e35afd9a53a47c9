import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LineResponse } from '#common/api/responses'
import { call } from '#web/api'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { AddGameForm } from './AddGame'

const { toast, form } = vi.hoisted(() => ({
  toast: vi.fn(),
  form: { send: async (_fields: FormData): Promise<unknown> => undefined },
}))
vi.mock('#web/api', () => ({ call: vi.fn() }))
vi.mock('#web/ui/toast', () => ({ toast }))
vi.mock('#web/ui/form/FormModal', () => ({
  FormModal: ({ send }: typeof form) => {
    form.send = send
    return null
  },
}))
beforeEach(() => void toast.mockReset())

it.each([
  ['6.5', /^Add a sign to the home line: −6½ if Auburn is the favorite, \+6½ if it is the underdog\.$/],
  ['+6.5', null],
  ['-6.5', null],
  ['0', null],
])('asks whose a home line of %j is before it is sent', async (spread, refusal) => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue(ironBowl() as LineResponse)
  renderToStaticMarkup(<AddGameForm week={14} onClose={() => undefined} />)
  const fields = new FormData()
  for (const [name, value] of Object.entries({ home: 'Auburn', away: 'Alabama', spread })) fields.set(name, value)
  const sent = form.send(fields)
  if (refusal) await expect(sent).rejects.toThrow(refusal)
  else await sent
  expect(vi.mocked(call)).toHaveBeenCalledTimes(refusal ? 0 : 1)
})

it.each([
  ['that is open', false, 'Alabama at Auburn is on the slate.'],
  ['that is locked, of which nobody can pick it', true, 'Alabama at Auburn is on the slate, locked.'],
])('says that a game by hand is on the slate of a week %s', async (_which, isLocked, text) => {
  vi.mocked(call).mockResolvedValue(ironBowl({ isLocked }) as LineResponse)
  renderToStaticMarkup(<AddGameForm week={14} onClose={() => undefined} />)
  await form.send(new FormData())
  expect(toast.mock.calls).toEqual([['good', text]])
})
