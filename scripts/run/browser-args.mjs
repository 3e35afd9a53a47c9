/**
 * Popups of the address bar, each a page of its own that Chromium loads for every window although nobody sees it: more
 * than half of what a new window costs.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright switches off itself. Chromium reads the last list only, so these have to be in it again. */
const AS_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]
/** Chromium's own calls home, which fail on machines without a network, loudly. */
const CALLS_HOME = ['AimEnabled', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch']

/** What a Chromium of the bench is started with. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...POPUPS, ...AS_PLAYWRIGHT, ...CALLS_HOME].join(',')}`,
]

/** A page of a test lives for seconds: compiling its code for speed costs more than it saves. */
export const TEST_BROWSER_ARGS = [...BROWSER_ARGS, '--js-flags=--no-opt --no-maglev']
