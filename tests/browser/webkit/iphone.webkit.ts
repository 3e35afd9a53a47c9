import { urls } from '#web/urls'
import { freshLeague } from '../stadium'
import { expect, test } from './phone'

freshLeague()

// What keeps a page waiting happens in about a quarter of all new browsers.
for (const time of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`a page that is loaded right after the login is not kept waiting: time ${time}`, async ({ phone }) => {
    await phone.logIn('wes')
    await phone.load(urls.weeklyPicks)
    await phone.find('article [aria-pressed]')
  })
}

test('a pick is saved', async ({ phone }) => {
  await phone.logIn('wes')
  await phone.goTo(urls.weeklyPicks)
  const side = await phone.find('article [aria-pressed="false"]')
  await side.click()
  await expect.poll(() => side.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(phone.words).toMatch(/Saved \w+/)
})

test('every screen fits, and reports no error', async ({ phone }) => {
  await phone.logIn('commish')
  await phone.listen()
  const { login: _, register: __, ...screens } = urls
  for (const path of [...Object.values(screens), '/leaderboard?view=overall', '/leaderboard?view=minigames']) {
    await phone.goTo(path)
    await phone.find('h1')
    await expect.poll(phone.words).not.toMatch(/^Loading/m)
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await phone.ask(sideways), `pixels of sideways scroll on ${path}`).toBe(0)
  }
  expect(await phone.complaints()).toEqual([])
})

test('the first picture that is shared is as complete as a later one', async ({ phone }) => {
  await phone.logIn('maggie')
  await phone.ask(() => {
    const sizes: number[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (picture: Blob) => {
      sizes.push(picture.size)
      return createObjectURL(picture)
    }
    // Nothing is saved on this machine.
    HTMLAnchorElement.prototype.click = () => {}
    Object.assign(window, { sizes })
  })
  const sizes = () => phone.ask((): number[] => Reflect.get(window, 'sizes'))
  for (const count of [1, 2]) {
    await (await phone.find('button', 'Share picks')).click()
    await expect.poll(async () => (await sizes()).length).toBe(count)
  }
  const [first, later] = await sizes()
  expect(first).toBe(later)
})
