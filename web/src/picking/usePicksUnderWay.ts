import { useEffect } from 'react'
import type { Slip } from '#common/game/pick'
import { forgetSaved, usePicking } from './picking'

/** The picks under way. Saves that the slip has by now are forgotten. */
export function usePicksUnderWay(slip: Slip | undefined) {
  const picks = usePicking((state) => state.picks)
  useEffect(() => {
    if (slip) forgetSaved(slip)
  }, [slip, picks])
  return picks
}
