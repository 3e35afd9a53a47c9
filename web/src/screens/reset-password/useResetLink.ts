import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call, sentenceOf } from '#web/api'

/** What the mailed address carries. */
export interface ResetLink {
  token: string
  uid: string
}

type LinkState = 'checking' | 'valid' | { refusal: string }

const invalid = { refusal: 'This link is invalid or expired.' }

/** The link in the address, and what the server thinks of it. */
export function useResetLink(): { link: ResetLink; state: LinkState } {
  const [search] = useSearchParams()
  const [token, uid] = [search.get('token') ?? '', search.get('uid') ?? '']
  const [state, setState] = useState<LinkState>('checking')
  useEffect(() => {
    if (!token || !uid) return setState(invalid)
    let left = false
    const tell = (next: LinkState) => left || setState(next)
    setState('checking')
    call('GET /auth/reset/verify', { query: { token, uid }, otherwise: 'Failed to reset.' }).then(
      ({ valid }) => tell(valid ? 'valid' : invalid),
      (failure) => tell({ refusal: sentenceOf(failure) }),
    )
    return () => {
      left = true
    }
  }, [token, uid])
  return { link: { token, uid }, state }
}
