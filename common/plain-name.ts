/** A name as it is searched for and sorted by: in small letters, without accents and apostrophes. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
