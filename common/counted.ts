/** `1 game`, `2 games`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `1 pick is`, `2 picks are`. */
export const picksAre = (count: number): string => `${counted(count, 'pick')} ${count === 1 ? 'is' : 'are'}`
