/**
 * What the arguments of `npm test` name: parts, such as `unit`, and files of a part, such as `api/picks`.
 * @param isLong whether everything runs in its long form.
 */
export function namedTests(args, isLong) {
  const parts = args.map((each) => each.replace(/^tests\//, '').split('/'))
  const has = (part) => parts.some(([name]) => name === part)
  const files = (part) => parts.flatMap(([name, ...path]) => (name === part && path.length ? [path.join('/')] : []))
  return {
    has,
    /** The arguments that name none of these parts. */
    others: (known) => args.filter((_, index) => !known.includes(parts[index][0])),
    /** Whether a part is run: without any name each is. */
    wants: (part) => parts.length === 0 || has(part),
    /** The files that are named of a part, below its folder. */
    files,
    /** Whether the tests of a part that are tagged as long are run, too: where its files are named. */
    withLong: (part) => isLong || files(part).length > 0,
  }
}

/** Where the files are of the parts that Playwright runs. */
const ENGINES = 'tests/browser/engines'
const FOLDERS = { browser: 'tests/browser', webkit: ENGINES, firefox: ENGINES, shots: 'tests/browser/shots' }

/**
 * Playwright's patterns for these files of a part, or for all. It looks for them in whole paths, whatever the case, so
 * a name alone could also be found in that of the folder which the project was cloned into.
 */
export const patternsOf = (part, files) =>
  files.length
    ? files.map((file) => `${FOLDERS[part]}/${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
    : [`${FOLDERS[part]}/[^/]*$`]
