import type { Locator } from '@playwright/test'

/** Removes a member by the buttons of their row, without waiting for the answer. */
export async function removeMember(row: Locator): Promise<void> {
  const remove = { name: 'Remove', exact: true }
  await row.getByRole('button', remove).click()
  const dialog = row.page().getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked to leave.')
  await dialog.getByRole('button', remove).click()
}
