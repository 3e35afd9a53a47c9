import { type WeekName, weekName } from '#common/week/week'

/** What the league calls a week: `Week 9`, `Bowls`. */
export function weekLabel(weeks: readonly WeekName[] | undefined, week: number): string {
  return (weeks?.find((each) => each.week === week) ?? weekName(week)).label
}
