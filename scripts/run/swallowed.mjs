import { Stop } from './say.mjs'

/**
 * Refuses an option that was given to npm without `--` before it: npm keeps it for itself, and the script would run as
 * if it had not been given.
 * @param options the script's own, without their dashes.
 * @param example a command to which the option is added.
 * @throws Stop
 */
export function refuseSwallowed(options, example) {
  const swallowed = options.find((option) => process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined)
  if (swallowed)
    throw new Stop(`npm keeps --${swallowed} for itself: write -- before it, as in ${example} --${swallowed}.`)
}
