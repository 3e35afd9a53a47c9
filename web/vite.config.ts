import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { headers } from '../scripts/hosting/headers.mjs'
import { fixedPictures, leanDatabase, leanReact, leanRouter, leanStyles } from './lean-build.ts'
import { manifest, previewPicture } from './manifest.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const project = fileURLToPath(new URL('..', import.meta.url))
/** Matches a file by its path in the project, so that the name of the folder it was cloned into changes no chunk. */
const inProject = (pattern: RegExp) => (id: string) => pattern.test(relative(project, id).replaceAll(sep, '/'))
/** React, the router, and what goes along with them: see the first of the `chunks`. */
const isOfReact = inProject(
  /^node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|zustand)\/|^web\/src\/(errors|withTimeout|ui\/hideBroken)\./,
)

/** Hosting answers a missing file with 404.html, which is the app: it says itself that the page does not exist. */
const notFoundPage: Plugin = {
  name: 'not-found-page',
  apply: 'build',
  writeBundle: ({ dir = '' }) => copyFile(join(dir, 'index.html'), join(dir, '404.html')),
}

const linkPreview: Plugin = {
  name: 'link-preview',
  transformIndexHtml: () => previewPicture(process.env.VITE_SITE_HOST),
}

/** A device keeps the page together with its headers, so a change of either makes a release. */
const headersOfPage = createHash('sha256').update(JSON.stringify(headers())).digest('hex').slice(0, 16)

/** Builds the service worker, writes the release's files into it, and the web manifest. `web/src/app` registers it. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'worker.ts',
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  // The other fonts are for a player's own card on the home page.
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/{inter,barlow}-*.woff2'],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === 'index.html' ? { ...entry, revision: `${entry.revision}-${headersOfPage}` } : entry,
        ),
      }),
    ],
  },
})

/**
 * The Firebase SDK must not find IndexedDB: WebKit's sometimes never answers, and the SDK waits for it before each
 * request (decision 38). In a build only, for in development Vite would set the page's own `indexedDB`, which throws.
 */
const withoutIndexedDb: Plugin = {
  name: 'without-indexed-db',
  apply: 'build',
  config: () => ({ define: { indexedDB: 'undefined' } }),
}

/**
 * What all screens of players have in common is a few chunks rather than forty: that packs better, and lists fewer
 * names in the page's first script. A chunk holds little but what those who load it run; `tests/weight.test.ts` has the
 * limits.
 */
const chunks = {
  groups: [
    // Changes seldom, so browsers keep it from one release to the next. The errors and the time limit go along, since
    // all other chunks need them: in one of their own they would take the session with them, out of the first script.
    // `hideBroken` goes along as well: of a few lines, it would be a chunk of its own.
    { name: 'react', test: (id: string) => id.startsWith('\0names-of-react') || isOfReact(id) },
    {
      name: 'forms',
      test: inProject(
        /^common\/people\/registration\.|^web\/src\/ui\/(form\/(Field|Form|LoginForm|SelectField|PasswordFields|useAttempt)|useIsMounted|useLatest|useOwnProfile|useResponse|whileMounted)\./,
      ),
    },
    // The catalogue of teams stays apart from the league: a leaderboard does without.
    {
      name: 'game',
      minShareCount: 2,
      test: inProject(
        /^web\/src\/(session\/shownOnce\.|live\/SeasonOver\.|ui\/(NoGames\.|Countdown\.|game\/(?!(Channel|TeamSelect|broad|cardScore|gameGroups|gameText|FeedBadge))))/,
      ),
    },
    // What the weekly board needs of a game, too.
    { name: 'status', test: inProject(/^web\/src\/ui\/game\/gameText\./) },
    // What the picks show to whoever is not logged in.
    { name: 'visitor', test: inProject(/^web\/src\/screens\/weekly-picks\/(LoginModal|VisitorPicks)\./) },
    // Modules of a few lines, which would be chunks of their own.
    {
      name: 'links',
      test: inProject(
        /^web\/src\/(ui\/(share\/(copyShown|ShareButton)|Failed|InvalidLink)|app\/OtherPlayer)\.|^common\/week\/eastern\./,
      ),
    },
    { name: 'push', test: inProject(/^web\/src\/push\//) },
    { name: 'tables', test: inProject(/^web\/src\/screens\/leaderboard\/(ScrollSideways|boardGameStatus)\./) },
    // Whoever has forgotten something comes from one of these to the other.
    { name: 'login-help', test: inProject(/^web\/src\/screens\/(login-help|reset-password)\//) },
    // The boards of more than a week share their rows and their table.
    {
      name: 'season',
      test: inProject(/^web\/src\/screens\/leaderboard\/(season\/(Overall|SeasonRow|ByWeek)|minigame\/)/),
    },
    { name: 'picking', minShareCount: 2, test: inProject(/^web\/src\/picking\/(?!useWaitingText)/) },
    {
      name: 'boards',
      minShareCount: 2,
      test: inProject(
        /^common\/(boards\/(?!as-it)|people\/name-order\.|week\/week-status\.)|^web\/src\/(live\/(boards|season|Season)|screens\/leaderboard\/display\.|ui\/place\.)/,
      ),
    },
    // The open log stands on three screens, too few for the chunk of what all have in common.
    { name: 'log', minShareCount: 3, test: inProject(/^web\/src\/live\/OpenLog\./) },
    // What all screens of players have in common.
    {
      name: 'league',
      minShareCount: 4,
      test: inProject(
        /^common\/(?!game\/pick\.|teams\/|boards\/(?!as-it)|people\/name-order\.|week\/week-status\.)|^web\/src\/(live\/(?!boards|season|Season)|app\/(retryQueue|useUnsettledGames)\.|session\/perSession\.|ui\/(badges|contrast|Notice|prefersReducedMotion|useNow|when)\.)/,
      ),
    },
  ],
  includeDependenciesRecursively: false,
}

const styles = new Map<string, string>()
/**
 * The class of a CSS module: `Navbar_menu`. It is shorter than a hash, and packs better, for chunks are named alike.
 */
function classOf(name: string, path: string): string {
  const file = basename(path, '.module.css')
  if ((styles.get(file) ?? path) !== path) throw new Error(`Two CSS modules are named ${file}.`)
  styles.set(file, path)
  return `${file}_${name}`
}

/**
 * Browsers without `modulepreload` find the same files a moment later. The lists in the scripts leave out the page's
 * first files, which are there before any script runs.
 */
const modulePreload: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (_, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => !/\/(index|react|rolldown-runtime)-/.test(file)),
}

export default defineConfig({
  root,
  css: { modules: { generateScopedName: classOf } },
  plugins: [
    react(),
    notFoundPage,
    linkPreview,
    leanRouter,
    leanReact,
    leanDatabase,
    fixedPictures,
    leanStyles,
    withoutIndexedDb,
    installable,
  ],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload,
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        // One character less in six hundred names.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5002' } },
})
