import { OFF, params } from '../../hosting/config.mjs'
import { newPushKeys } from '../../run/push-keys.mjs'
import { Stop } from '../../run/say.mjs'
import { VARIABLE_RULES } from '../project.mjs'
import { keepVariables } from './variables.mjs'

const SECRETS = params.filter(({ secret }) => secret).map(({ name }) => name)
const secrets = ({ project }) => `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`
const OK = 200

/** The step that asks for the secrets and stores them: as the others in `league-steps.mjs`. */
export const secretsStep = {
  title: `the secrets ${SECRETS.join(' and ')}`,
  checks: (about) => SECRETS.map((name) => `${secrets(about)}/${name}/versions/latest`),
  isDone: (answers) => answers.every(({ status, body }) => status === OK && body.state === 'ENABLED'),
  how: () => `Make the secrets; what is not used is ${OFF}`,
  async make(about, answers, { google, ask }) {
    const latest = SECRETS.map((name, index) => ({
      name,
      isThere: answers[index].status === OK,
      state: answers[index].body.state,
    }))
    const off = latest.filter(({ isThere, state }) => isThere && state !== 'ENABLED').map(({ name }) => name)
    if (off.length) {
      const page = `https://console.cloud.google.com/security/secret-manager?project=${about.project}`
      throw new Stop(`The latest version of ${off.join(' and ')} is switched off: switch it on at ${page}.`)
    }
    // One that is there is never replaced: with a new key notifications reach a device only after its player has
    // opened the home page again.
    const missing = latest.filter(({ isThere }) => !isThere).map(({ name }) => name)
    for (const name of missing) {
      const value = name === 'VAPID_PRIVATE_KEY' ? await pushKey(about, ask) : await mailServer(about, ask)
      const body = { replication: { automatic: {} } }
      await google({ url: `${secrets(about)}?secretId=${name}`, method: 'POST', body })
      const payload = { data: Buffer.from(value).toString('base64') }
      await google({ url: `${secrets(about)}/${name}:addVersion`, method: 'POST', body: { payload } })
    }
  },
}

const isNone = (answer) => ['', OFF].includes(answer)

/**
 * Asks for the mail server, and for the sender, which goes into the project's file.
 * @returns its address, or that there is none. @throws Stop for an address by which no mail would go out
 */
export async function mailServer(about, ask) {
  const url = await ask(`The mail server, smtps://USER:PASSWORD@HOST, or Enter for none:`)
  if (isNone(url)) return OFF
  // A bare # or / ends the host, and so whatever stands before the @ would be it.
  const isWhole = URL.canParse(url) && (!url.includes('@') || new URL(url).username !== '')
  if (!/^smtps?:\/\/\S+$/.test(url) || !isWhole) {
    throw new Stop(
      'That is not an address of a mail server. In its user and password write # as %23, / as %2F, ? as %3F, @ as %40: ' +
        'run the same command again.',
    )
  }
  // Without a port it is 465 for smtps and 587 for smtp.
  const { protocol, port } = new URL(url)
  if (port === '25')
    throw new Stop(
      "Google lets no mail out through port 25: run the same command again with the mail server's port 465 or 587.",
    )
  if (port === (protocol === 'smtps:' ? '587' : '465'))
    throw new Stop('Port 465 goes with smtps://, and port 587 with smtp://: run the same command again.')
  const MAIL_FROM = await ask('The sender of mail, as in CFB Picks <picks@example.com>:')
  if (!VARIABLE_RULES.MAIL_FROM.isValid(MAIL_FROM))
    throw new Stop(`“${MAIL_FROM}” ${VARIABLE_RULES.MAIL_FROM.problem}: run the same command again.`)
  keepVariables(about, { MAIL_FROM })
  return url
}

/**
 * Asks whether the league has notifications, and makes their keys; the public one goes into the project's file.
 * @returns the private one, or that there is none. @throws Stop
 */
async function pushKey(about, ask) {
  const contact = await ask(
    'Notifications on phones: an email address for push services to write to, or Enter for none:',
  )
  if (isNone(contact)) return OFF
  const VAPID_SUBJECT = `mailto:${contact}`
  // The secret is never asked for again: whatever goes with it has to be right before it is made.
  if (!VARIABLE_RULES.VAPID_SUBJECT.isValid(VAPID_SUBJECT))
    throw new Stop('That is no email address: run the same command again.')
  const { VAPID_PRIVATE_KEY, ...publicKey } = newPushKeys()
  keepVariables(about, { ...publicKey, VAPID_SUBJECT })
  return VAPID_PRIVATE_KEY
}
