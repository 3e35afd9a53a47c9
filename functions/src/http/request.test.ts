import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import express, { type Response as Answer, type Request } from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiError } from '#common/api/api-error'
import { type RouteName, routes } from '#common/api/routes'
import { PICTURE_MAX } from '#common/people/picture'
import { parseRequest, readBody } from './request'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What was sent, and the error message. */
const cases: [name: RouteName, sent: unknown, said: string][] = [
  ['POST /users/login', {}, 'Please give username.'],
  ['POST /users/login', { username: 'ray' }, 'Please give password.'],
  ['POST /users/login', { username: 1, password: 'x' }, 'Please check username.'],
  ['POST /users/login', [], 'Please check what was sent.'],
  ['POST /users/login', null, 'Please check what was sent.'],
  ['POST /users/login', { username: 'x'.repeat(201), password: 'x' }, 'That is too long: 200 characters at most.'],
  ['POST /auth/forgot', {}, 'Please give email.'],
  ['POST /commish/save-games', { week: 1, selectedGameIds: [1] }, 'Please check selectedGameIds.0.'],
  ['POST /commish/fix-pick', { week: 1, gameId: 'g', userId: 'u' }, 'pickTeam is HOME or AWAY.'],
  ['PATCH /commish/line/:id', { week: 1, revealedAt: 99 }, 'Please leave out revealedAt.'],
  ['PATCH /commish/line/:id', { week: 1, isDouble: 'yes' }, 'Please check isDouble.'],
]
test.each(cases)('%s with %j: %s', (name, sent, said) => {
  const { body } = routes[name] as { body: Parameters<typeof parseRequest>[0] }
  expect(() => parseRequest(body, sent)).toThrow(said)
})

/** A call with a form, as the server receives it. */
function sending(bytes: Buffer, contentType: string): Request {
  const headers = { 'content-type': contentType, 'content-length': String(bytes.length) }
  return Object.assign(Readable.from([bytes], { objectMode: false }), { headers }) as unknown as Request
}
const readForm = (bytes: Buffer, contentType = 'multipart/form-data; boundary=b') =>
  readBody(sending(bytes, contentType), {} as Answer, { takesForm: true, uid: '' })

test.each([
  ['of just the largest size is taken', 0, null],
  ['that is one byte larger is refused', 1, 'That picture is larger than 8 MB.'],
])('a picture %s, as by the form', async (_about, more, said) => {
  const form = new FormData()
  form.set('avatar', new File([new Uint8Array(PICTURE_MAX + more)], 'me.png', { type: 'image/png' }))
  const sent = new Response(form)
  const read = readForm(Buffer.from(await sent.clone().arrayBuffer()), sent.headers.get('content-type') ?? '')
  if (said) await expect(read).rejects.toThrow(said)
  else expect((await read).file?.length).toBe(PICTURE_MAX)
})

/** A server that reads bodies: a stranger's at `/`, a player's at `/` and the uid. */
async function startReader() {
  const app = express().post('/{:uid}', (asked, answer) => {
    const read = readBody(asked, answer, { takesForm: true, uid: asked.params.uid ?? '' })
    read.then(
      () => answer.json('read'),
      ({ status, message }: ApiError) => answer.status(status).json(message),
    )
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** Sends the first byte of a hundred. */
  async function beginToSend(type: string, path = '/') {
    const headers = { 'content-type': type, 'content-length': '100' }
    const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers }).on('error', () => undefined)
    const answered = vi.fn((answer: IncomingMessage) => void answer.resume())
    sending.on('response', answered).write('{')
    await once(server, 'request')
    return { sending, answered }
  }
  return { server, beginToSend }
}

test("of the bodies that take long ten are waited for at once, and beside them ten of each player's JSON", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, beginToSend } = await startReader()
  const FORM = 'multipart/form-data; boundary=b'
  const first = []
  for (let sent = 0; sent < 10; sent += 1) {
    first.push(await beginToSend(sent % 2 ? FORM : 'application/json'))
    first.push(await beginToSend('application/json', '/ray'))
  }
  await vi.advanceTimersByTimeAsync(1_000)
  const refused = [
    await beginToSend('application/json'),
    await beginToSend(FORM),
    await beginToSend(FORM, '/maggie'),
    await beginToSend('application/json', '/ray'),
  ]
  const other = await beginToSend('application/json', '/maggie')
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitUntil(() => refused.every(({ answered }) => answered.mock.calls.length > 0))
  expect(refused.map(({ answered }) => answered.mock.calls[0]?.[0].statusCode)).toEqual([408, 408, 408, 408])
  expect([...first, other].flatMap(({ answered }) => answered.mock.calls)).toEqual([])
  for (const { sending } of first) sending.destroy()
  await vi.waitUntil(async () => {
    const next = await beginToSend(FORM)
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise(setImmediate)
    const isWaitedFor = next.answered.mock.calls.length === 0
    next.sending.destroy()
    return isWaitedFor
  })
  server.closeAllConnections()
  server.close()
})

test.each([
  ['application/json', 15_000],
  ['multipart/form-data; boundary=b', 50_000],
])('a body of %s that does not arrive is refused after %i ms, and its connection closed', async (type, within) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, beginToSend } = await startReader()
  const { sending, answered } = await beginToSend(type)
  await vi.advanceTimersByTimeAsync(within - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => answered.mock.calls.length > 0)
  const [answer] = answered.mock.calls[0] as [IncomingMessage]
  expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close'])
  if (!answer.destroyed) await once(answer.resume(), 'close')
  await vi.waitUntil(() => sending.socket?.destroyed)
  server.close()
  await once(server, 'close')
})

const UNREADABLE = { status: 400, message: 'That form could not be read.' }

test.each([
  ['whose parts have no head', '--b\r\n\r\n\r\n'],
  ['of too many parts', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
])('a form %s is read only up to what is wrong, however long it is', async (_about, part) => {
  const emit = vi.spyOn(EventEmitter.prototype, 'emit')
  /** What the reader of a form of this length reports. */
  const reports = async (length: number) => {
    emit.mockClear()
    await expect(readForm(Buffer.from(part.repeat(length / part.length)))).rejects.toMatchObject(UNREADABLE)
    return emit.mock.calls.filter(([event]) => /^(error|field|partsLimit)$/.test(String(event))).length
  }
  const short = await reports(50_000)
  expect([short > 0, await reports(500_000)]).toEqual([true, short])
})

test('a form has at most twenty fields and a file, of any length up to their limits', async () => {
  const field = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name.repeat(900)}\r\n`
  const names = Array.from({ length: 20 }, (_, index) => `f${index}`)
  const file = `--b\r\nContent-Disposition: form-data; name="avatar"; filename="x"\r\n\r\n${'x'.repeat(200_000)}\r\n`
  const whole = (parts: string[]) => Buffer.from(`${parts.join('')}--b--\r\n`)
  const read = await readForm(whole([...names.map(field), file]))
  expect(read.fields).toEqual(Object.fromEntries(names.map((name) => [name, name.repeat(900)])))
  expect(read.file?.toString()).toBe('x'.repeat(200_000))
  await expect(readForm(whole([...names.map(field), file, file]))).rejects.toMatchObject(UNREADABLE)
  await expect(readForm(whole([...names.map(field), field('one more')]))).rejects.toMatchObject(UNREADABLE)
  await expect(readForm(whole([file, file]))).rejects.toMatchObject(UNREADABLE)
  await expect(readForm(whole([field('x'.repeat(12))]))).rejects.toMatchObject(UNREADABLE)
})
