import { Notice } from './Notice'

/** Says, on every screen alike, that the week has no games yet, or the league no week. `label` is the week's. */
export function NoGames({ label }: { label: string | undefined }) {
  return (
    <Notice>
      {label ? `No games in ${label} yet.` : 'No weeks yet.'} Once the commissioner adds games, you'll see them here.
    </Notice>
  )
}
