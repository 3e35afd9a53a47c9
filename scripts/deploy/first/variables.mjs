import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { params } from '../../hosting/config.mjs'
import { inProject } from '../../run/paths.mjs'
import { Stop } from '../../run/say.mjs'
import { readVariables } from '../project.mjs'

/** The variables of a project as far as they are known. @param folder where its file is. */
export function knownVariables(project, folder = inProject('functions')) {
  const path = `${folder}/.env.${project}`
  return existsSync(path) ? readVariables(path) : {}
}

/**
 * The variables that a deployed league runs with and the project's file does not name, but for defaults. Where that
 * file was lost, the next deployment would empty them. One whose line is empty was taken away on purpose.
 * @param deployed the function, as Google describes it; nothing before the first deployment.
 */
export function variablesLostFromFile({ variables }, { serviceConfig }) {
  const running = serviceConfig?.environmentVariables ?? {}
  const lacking = params.filter(
    (each) => !each.secret && running[each.name] && running[each.name] !== each.default && !(each.name in variables),
  )
  return Object.fromEntries(lacking.map(({ name }) => [name, running[name]]))
}

/**
 * Adds variables to a project's file. Its other lines stay as they are: somebody may have written them by hand.
 * @throws Stop for a value that a line cannot hold.
 */
export function keepVariables({ project, variables, folder = inProject('functions') }, added) {
  const known = knownVariables(project, folder)
  const changed = Object.entries(added).filter(([name, value]) => !value || value !== known[name])
  const lines = changed.map(([name, value]) => lineOf(name, value))
  const path = `${folder}/.env.${project}`
  const before = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
  const isReplaced = (line) => changed.some(([name]) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line))
  const kept = before.filter((line) => !isReplaced(line))
  writeFileSync(path, [...kept, ...lines].map((line) => `${line}\n`).join(''), { mode: 0o600 })
  Object.assign(variables, added)
}

/** A line of a dotenv file. */
function lineOf(name, value) {
  const quote = ['"', "'"].find((each) => !value.includes(each))
  if (value && quote && !/[\n\\]/.test(value)) return `${name}=${quote}${value}${quote}`
  throw new Stop(`${name} cannot be ${JSON.stringify(value)}: run the same command again.`)
}
