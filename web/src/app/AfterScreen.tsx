import { useEffect } from 'react'
import { useSession } from '#web/session/session'
import { keepFocus } from './keepFocus'
import { NewRelease } from './NewRelease'

/** What works beside all screens, and is loaded after the first: the focus is kept, players are offered new releases. */
export default function AfterScreen() {
  const isPlayer = useSession((state) => state.session !== null)
  useEffect(() => keepFocus(document), [])
  return isPlayer && <NewRelease />
}
