import type { MascotKind } from '#common/teams/mascots'
import type { Stencil } from './draw'
import { horned } from './horned'
import { prowlers } from './prowlers'
import { trappings } from './trappings'
import { weather } from './weather'
import { winged } from './winged'

/** The stencil of every kind of mascot. */
export const FIGURES: Record<MascotKind, Stencil> = { ...prowlers, ...horned, ...winged, ...weather, ...trappings }
