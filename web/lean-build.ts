import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Leaves out of the build what packages bring and the app never runs. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  // Firestore matches patterns with it, in a kind of query that the app does not make: 45 KB of the SDK's 155.
  resolveId: { filter: { id: /^re2js$/ }, handler: () => '\0re2js' },
  load: {
    filter: { id: /^\0re2js$/ },
    handler: () => `export const RE2JS = { compile() { throw new Error('Patterns are left out of this build.') } }`,
  },
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

/** The Firebase classes for signing in with other services, by phone or with a second factor, and for their storage. */
const UNUSED_SIGN_IN =
  /^(?:\w+AuthProvider|PopupOperation|CookiePersistence|IndexedDBLocalPersistence|\w+MultiFactorGenerator)\.\w+ = .*;$/gm

/**
 * Leaves every way to sign in but the custom token out of the build: the bundler keeps a class that nobody uses while
 * something is assigned to its fields.
 */
export const leanSignIn: Plugin = {
  name: 'lean-sign-in',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@firebase\/auth\/dist\/esm\/index-/ },
    handler(code) {
      if (code.search(UNUSED_SIGN_IN) < 0) throw new Error('Firebase no longer writes to its sign-in classes.')
      return code.replace(UNUSED_SIGN_IN, '')
    },
  },
}

/** How Firestore waits for a sign-in service, or an app check, that is made after the database. */
const LATE_SERVICES = /this\.\w+\.onInit\(\(e => __PRIVATE_register(?:Auth|AppCheck)\(e\)\)\),/g

/**
 * Has a database that is closed leave the memory, with the player's picks in it. What waits for a service that is made
 * later is never taken back, and keeps every database for as long as the page is open. Here the sign-in service is made
 * first, which Firestore then finds by itself, and there is no app check.
 */
export const leanDatabase: Plugin = {
  name: 'lean-database',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@firebase\/firestore\/dist\/common-/ },
    handler(code) {
      if (code.match(LATE_SERVICES)?.length !== 2) throw new Error('Firestore no longer waits for services as before.')
      return code.replace(LATE_SERVICES, '')
    },
  },
}

/** What html-to-image does wrong, or for pages, elements and browsers that the app does not have, by its modules. */
const pictureCuts: Record<string, readonly (readonly [code: string, instead: string])[]> = {
  // The style sheets are the app's alone, and import no others: none has to be fetched.
  // Firefox up to 140 at least has no `fontFamily` in the style of a font.
  'embed-webfonts': [
    [
      'await getCSSRules(styleSheets, options)',
      'styleSheets.flatMap((sheet) => { try { return toArray(sheet.cssRules) } catch { return [] } })',
    ],
    ['rule.style.fontFamily', "rule.style.getPropertyValue('font-family')"],
  ],
  // A picture holds no canvas, video or frame, no field, and no symbol that is defined elsewhere.
  'clone-node': [
    ['cloneSingleNode(clonedNode, options)', 'clonedNode.cloneNode(isSVGElement(clonedNode))'],
    ['cloneInputValue(nativeNode, clonedNode);', ''],
    ['cloneSelectValue(nativeNode, clonedNode);', ''],
    ['.then((clonedNode) => ensureSVGSymbols(clonedNode, options))', ''],
  ],
  // Every browser knows the format of the app's fonts, and makes a file of a canvas.
  'embed-resources': [['filterPreferredFontFormat(cssText, options)', 'cssText']],
  util: [['if (canvas.toBlob) {', 'if (true) {']],
}

/** Makes the {@link pictureCuts} in the build, and fails where an update of the package has changed the code. */
export const leanPictures: Plugin = {
  name: 'lean-pictures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/html-to-image\/es\/(?:embed-webfonts|clone-node|embed-resources|util)\./ },
    handler: (code, id) =>
      (pictureCuts[basename(id, '.js')] ?? []).reduce((cut, [from, instead]) => {
        if (!cut.includes(from)) throw new Error(`html-to-image has no longer “${from}” in ${id}.`)
        return cut.replace(from, instead)
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
