import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { SITE } from './support/client'
import { player, registrationOf } from './support/league'

describe('an avatar', () => {
  const photo = () => sharp({ create: { width: 1600, height: 900, channels: 3, background: '#841617' } })
  const register = async (bytes: Buffer, name = 'me.jpg', over: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ ...registrationOf(), ...over })) form.set(field, value)
    form.set('avatar', new Blob([new Uint8Array(bytes)]), name)
    const answer = await fetch(`${SITE}/api/users/register`, { method: 'POST', body: form })
    return { status: answer.status, body: (await answer.json()) as { error?: string; user?: { avatar: string } } }
  }

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('in %s becomes a small square without metadata', async (format) => {
    const sent = await photo()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toFormat(format)
      .toBuffer()
    const { status, body } = await register(sent)
    expect(status).toBe(200)
    const answer = await fetch(`${SITE}${body.user?.avatar}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    const kept = Buffer.from(await answer.arrayBuffer())
    expect(kept.length).toBeLessThanOrEqual(60_000)
    const { width, height, exif } = await sharp(kept).metadata()
    expect([width, height, exif]).toEqual([192, 192, undefined])
  })

  it.each([
    ['text', () => Buffer.from('hello'), 400, 'That file is not a picture we can read. Try a JPEG or PNG.'],
    [
      'a drawing that can run code',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      /not a picture/,
    ],
    ['a TIFF', () => photo().tiff().toBuffer(), 400, /not a picture/],
    ['an AVIF', () => photo().avif().toBuffer(), 400, /not a picture/],
    ['half a picture', async () => (await photo().png().toBuffer()).subarray(0, 900), 400, /not a picture/],
    ['far too large', () => Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'That picture is larger than 8 MB.'],
  ] as const)('that is %s is refused, and no account is made', async (_name, bytes, status, error) => {
    const before = (await db.collection(paths.users()).count().get()).data().count
    const answer = await register(await bytes())
    expect(answer.status).toBe(status)
    expect(answer.body.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error))
    expect((await db.collection(paths.users()).count().get()).data().count).toBe(before)
  })

  it('is looked at only after everything else', async () => {
    const { username } = await player()
    const refused: [over: Record<string, string>, status: number][] = [
      [{ username: '?' }, 400],
      [{ email: 'nowhere' }, 400],
      [{ favoriteTeam: 'Gotham' }, 400],
      [{ username }, 409],
      [{ email: `${username}@example.com` }, 409],
    ]
    for (const [over, status] of refused) {
      const { status: got, body } = await register(Buffer.from('no picture'), 'me.jpg', over)
      expect([got, body.error]).toEqual([status, expect.not.stringMatching(/picture/)])
    }
  })

  it('of nobody is not there', async () => {
    const answer = await fetch(`${SITE}/api/avatars/nobody`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
