import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Leaves out of the build what the router brings and the app never runs. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  // The router exports its development build only, and the names of its components keep the unused ones in. Its checks
  // of how it is used are more than a kilobyte of sentences for developers, who read them in the unit tests.
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(
          /^function (?:invariant|warning|getInvalidPathError|useInRouterContext)\(/gm,
          '/* @__NO_SIDE_EFFECTS__ */\n$&',
        )
        .replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\(|new Set\()/gm, '$1/* @__PURE__ */ $2')
        // The app's routes load no data, so the router has no loading or failed data to show, nor to go on after.
        .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
        .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
        .replace('RenderErrorBoundary.contextType = RSCRouterContext;', '')
        .replace(/^(var \w+ = )(class extends [\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();'),
  },
}

/** Where the app's own modules are, with forward slashes as in their ids. */
const OWN_MODULES = fileURLToPath(new URL('src/', import.meta.url)).replaceAll('\\', '/')
/** Starts the ids of the modules that {@link leanReact} makes. */
const NAMES_OF = '\0names-of-'

/**
 * Gives the app's own modules React's names one by one. React is no ECMAScript module, so each chunk would make a
 * namespace of it, and look every name up there at each use: 2.2 KB in all.
 */
export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler: (id, importer) => (importer?.startsWith(OWN_MODULES) ? NAMES_OF + id : null),
  },
  load: {
    filter: { id: /^\0names-of-/ },
    async handler(id) {
      const react = id.slice(NAMES_OF.length)
      const names = Object.keys(await import(react)).filter((name) => /^[a-zA-Z]+$/.test(name) && name !== 'default')
      // Marked as pure, so that names which the app does not use are left out.
      const exported = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => react.${name})()`)
      return [`import react from '${react}'`, ...exported].join('\n')
    },
  },
}

/**
 * How Firestore waits for a sign-in service, or an app check, that is made after the database. What waits is never
 * taken back, and keeps every database, with the player's picks in it, for as long as the page is open. Here the
 * sign-in service is made first, which Firestore then finds by itself, and there is no app check.
 */
const LATE_SERVICES = /this\.\w+\.onInit\(\(e => __PRIVATE_register(?:Auth|AppCheck)\(e\)\)\),/g
/** Where Firestore asks whether a query is a pipeline: a second kind of query, which the app does not make. */
const IS_PIPELINE =
  /(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\((?:[\w.]|\(\w*\))+\)|\w+ instanceof CorePipeline/g
/**
 * The methods that run a pipeline, and a field that only the index of a cache in IndexedDB reads, which the app does
 * not have. The bundler keeps every method of a class, and what is assigned to its fields.
 */
const PIPELINES =
  /^ {4}get(?:DocumentsMatching|OverlaysFor)Pipeline\(.*?^ {4}\}$|^__PRIVATE_FirestoreIndexValueWriter\.Pi = .*?;$/gms

/** Leaves out of Firestore what runs pipelines, and what keeps a closed database in the memory. */
export const leanDatabase: Plugin = {
  name: 'lean-database',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@firebase\/firestore\/dist\/common-/ },
    handler(code) {
      if (code.match(LATE_SERVICES)?.length !== 2) throw new Error('Firestore no longer waits for services as before.')
      if (code.match(PIPELINES)?.length !== 3 || !code.match(IS_PIPELINE))
        throw new Error('Firestore no longer runs pipelines as before.')
      return code.replace(LATE_SERVICES, '').replace(IS_PIPELINE, 'false').replace(PIPELINES, '')
    },
  },
}

/** How html-to-image finds the fonts of a picture, and what it has to do instead. */
const FONT_FIXES = [
  // The style sheets are the app's alone, and import no others: none has to be fetched.
  [
    'await getCSSRules(styleSheets, options)',
    'styleSheets.flatMap((sheet) => { try { return toArray(sheet.cssRules) } catch { return [] } })',
  ],
  // Firefox up to 140 at least has no `fontFamily` in the style of a font.
  ['rule.style.fontFamily', "rule.style.getPropertyValue('font-family')"],
] as const

/** Makes the {@link FONT_FIXES} in the build, and fails where an update of the package has changed the code. */
export const fixedPictures: Plugin = {
  name: 'fixed-pictures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/html-to-image\/es\/embed-webfonts\./ },
    handler: (code) =>
      FONT_FIXES.reduce((fixed, [from, instead]) => {
        if (!fixed.includes(from)) throw new Error(`html-to-image no longer has “${from}”.`)
        return fixed.replace(from, instead)
      }, code),
  },
}

/**
 * Has a script import the classes that it names one by one: the build then writes each where it is used, and keeps no
 * table of all classes of its CSS module. A script that chooses a class as it runs needs the table.
 */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/ },
    handler: (code) =>
      code.replace(/^import (\w+) from (?='.*\.module\.css'$)/gm, (line, name: string) =>
        // Beside the import itself, every mention has to be `styles.class`.
        code.match(new RegExp(`\\b${name}\\b(?!\\.\\w)`, 'g'))?.length === 1 ? `import * as ${name} from ` : line,
      ),
  },
}
