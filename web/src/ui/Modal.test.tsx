import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmModal, Modal } from './Modal'

const close = () => {}
const content = /<div id="([^"]+)"[^>]*>Really\?<\/div>/

it.each([
  [
    'a question',
    <ConfirmModal key="" title="Clear" yes="Clear 12 games" onYes={close} onClose={close} children="Really?" />,
  ],
  ['an alert', <Modal key="" title="Clear" alert onClose={close} children="Really?" />],
])('%s is read with what it asks', (_what, shown) => {
  const markup = renderToStaticMarkup(shown)
  expect(markup).toContain(`aria-describedby="${content.exec(markup)?.[1]}"`)
})

it('only an alert interrupts what is being read, and other content is not read at once', () => {
  const markup = (alert?: boolean) =>
    renderToStaticMarkup(
      <Modal title="Ann" onClose={close} alert={alert === true}>
        Really?
      </Modal>,
    )
  expect(markup(true)).toContain('role="alertdialog"')
  expect(markup()).toContain('<dialog')
  expect(markup()).not.toMatch(/alertdialog|aria-describedby/)
})
