import { Stop } from './say.mjs'

/** What follows the options that take a value. */
const VALUES = { project: ' PROJECT', 'hash-parameters': ' FILE' }

/**
 * Refuses an option that was given to npm without `--` before it: npm keeps it for itself, and the script would run as
 * if it had not been given. Of an option that begins one of npm's own it keeps that: `replace-registry-host`.
 * @param options the script's own, without their dashes.
 * @param example a command to which the option is added.
 * @throws Stop
 */
export function refuseSwallowed(options, example) {
  const isSwallowed = (option) => {
    const name = `npm_config_${option.replaceAll('-', '_')}`
    const isBegun = ([key, value]) => key.startsWith(`${name}_`) && value === 'true'
    return process.env[name] !== undefined || Object.entries(process.env).some(isBegun)
  }
  const swallowed = options.find(isSwallowed)
  if (!swallowed) return
  const written = `--${swallowed}${VALUES[swallowed] ?? ''}`
  throw new Stop(`npm keeps --${swallowed} for itself: write -- before it, as in ${example} ${written}.`)
}
