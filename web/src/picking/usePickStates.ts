import { useEffect } from 'react'
import type { Slip } from '#common/game/pick'
import { followSlip, usePicking } from './picking'

/** The state of each pick, by game, which follows this slip. */
export function usePickStates(slip: Slip | undefined) {
  const picks = usePicking((state) => state.picks)
  useEffect(() => {
    if (slip) followSlip(slip)
  }, [slip, picks])
  return picks
}
