import { useEffect } from 'react'
import type { Slip } from '#common/game/pick'
import { forgetSaved, usePicking } from './picking'

/** The state of each pick, by game. Also forgets the saves that this slip has by now. */
export function usePickStates(slip: Slip | undefined) {
  const picks = usePicking((state) => state.picks)
  useEffect(() => {
    if (slip) forgetSaved(slip)
  }, [slip, picks])
  return picks
}
