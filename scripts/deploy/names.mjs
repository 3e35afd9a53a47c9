// The rules for usernames of common/people/registration.ts once more: a script that runs before anything is built
// cannot import TypeScript. The test compares the two.

/** The names in a list with commas between; empty ones do not count, as in functions/src/people/identity.ts. */
export const namesIn = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Whether a player could register a name. */
export const isUsername = (name) => name.length <= 30 && /^[a-z0-9][a-z0-9 ._-]*[a-z0-9]$/i.test(name)

/** The key of a username: names with the same key belong to the same player. */
export const keyOf = (name) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[ ._-]/g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
