import type { Team } from '#common/teams/team'
import { inkOn } from '#web/ui/colors'

/** The card's field and the band across it in a team's colours, each with a text that can be read over it. */
export function cardColors({ pcolor, scolor }: Pick<Team, 'pcolor' | 'scolor'>, swapped: boolean) {
  const [field, band] = swapped ? [scolor, pcolor] : [pcolor, scolor]
  return { '--fill': field, '--ink': inkOn(field, band), '--band': band, '--on-band': inkOn(band, field) }
}
