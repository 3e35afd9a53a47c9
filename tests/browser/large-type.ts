import { test } from './fixture'

/** Gives the pages of a file letters of twice the size, as the browser's own setting does: rem and em are 32 px. */
export const enlargeType = () =>
  test.use({
    launchOptions: [
      ({ launchOptions }, use) =>
        use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
      { scope: 'worker' },
    ],
  })
