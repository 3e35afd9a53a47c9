import { readFileSync } from 'node:fs'
import { inProject } from '../../run/paths.mjs'

/** What the product uses of Google. Compute makes the account that the functions run as. */
const APIS = [
  ...['firestore', 'identitytoolkit', 'cloudfunctions', 'run', 'cloudbuild', 'artifactregistry', 'eventarc', 'pubsub'],
  ...['cloudscheduler', 'secretmanager', 'iamcredentials', 'compute', 'firebase', 'firebaserules', 'firebasehosting'],
  'billingbudgets',
].map((name) => `${name}.googleapis.com`)

/**
 * What the account that the functions run as must be allowed, by the console's names: to sign the tokens that browsers
 * log in with, the documents, the accounts, to build the functions, the log. In an organisation made since May 2024
 * Google gives that account no role by itself.
 */
const ROLES = {
  'roles/iam.serviceAccountTokenCreator': 'Service Account Token Creator',
  'roles/datastore.user': 'Cloud Datastore User',
  'roles/firebaseauth.admin': 'Firebase Authentication Admin',
  'roles/cloudbuild.builds.builder': 'Cloud Build Service Account',
  'roles/logging.logWriter': 'Logs Writer',
}
/** North America, as the functions. */
const LOCATION = 'nam5'
/** Recovery to any minute, and no deletion of the whole database, which would end that recovery too. */
const SAFEGUARDS = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
}

const consolePage = ({ project }, page) => `https://console.firebase.google.com/project/${project}/${page}`
const database = ({ project }) => `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`
const signIn = ({ project }) => `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
const policy = ({ project }, verb) =>
  `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:${verb}IamPolicy`
const accountOf = ({ number }) => `serviceAccount:${number}-compute@developer.gserviceaccount.com`

/**
 * Email and password; accounts are made and deleted by the API alone, and an address does not tell whether it has one.
 */
const SIGN_IN = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}
const SIGN_IN_FIELDS = 'signIn.email,client.permissions,emailPrivacyConfig.enableImprovedEmailPrivacy'

/** Whether a value has everything that another has. */
const covers = (value, wanted) =>
  typeof wanted === 'object'
    ? Object.entries(wanted).every(([name, each]) => covers(value?.[name], each))
    : value === wanted

/** The collections whose documents the database deletes by itself. */
const expiring = () =>
  JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8'))
    .fieldOverrides.filter(({ ttl }) => ttl)
    .map(({ collectionGroup }) => collectionGroup)

/**
 * Whether the database deletes expired documents. @param fields the answer that lists the fields with such a policy.
 */
export const expires = ({ body }) => {
  const groups = (body.fields ?? []).map(({ name }) => name.split('/collectionGroups/')[1]?.split('/')[0])
  return expiring().every((group) => groups.includes(group))
}

/**
 * What is set up at Google. Each step has the requests that check it, what it learns from their answers and how it sees
 * in them that it is done, what it says to a person, and the requests that do it. Without those only the console can.
 */
export const googleSteps = {
  plan: {
    title: 'the Blaze plan, which Cloud Functions need',
    checks: ({ project }) => [
      `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
      `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`,
    ],
    isDone: ([billing, found]) => billing.body.billingEnabled === true && Boolean(found.body.projectNumber),
    learn: ([billing, found]) => ({
      billing: billing.body.billingAccountName ?? '',
      number: found.body.projectNumber ?? '',
    }),
    how: (about) => `Choose Blaze at ${consolePage(about, 'usage/details')}`,
  },
  apis: {
    title: "Google's APIs",
    checks: ({ project }) => {
      const names = APIS.map((api) => `names=projects/${project}/services/${api}`).join('&')
      return [`https://serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${names}`]
    },
    isDone: ([{ body }]) => APIS.every((api) => body.services?.some((each) => isEnabled(each, api))),
    how: () => `Switch on ${APIS.length} APIs, from ${APIS[0]} to ${APIS.at(-1)}`,
    requests: ({ project }) => [
      {
        url: `https://serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`,
        method: 'POST',
        body: { serviceIds: APIS },
      },
    ],
  },
  database: {
    title: 'the database, protected from deletion, with recovery to any minute of the last seven days',
    checks: (about) => [database(about)],
    isDone: ([{ body }]) => body.type === 'FIRESTORE_NATIVE' && covers(body, SAFEGUARDS),
    how: (_about, [{ body }]) =>
      body.locationId
        ? `Switch on point-in-time recovery and delete protection of the database in ${body.locationId}`
        : `Make the database in ${LOCATION}, North America: the place can never be changed`,
    requests: (about, [{ status }]) =>
      status === 404
        ? [
            {
              url: `${database(about).replace(/\/[^/]*$/, '')}?databaseId=(default)`,
              method: 'POST',
              body: { type: 'FIRESTORE_NATIVE', locationId: LOCATION, ...SAFEGUARDS },
            },
          ]
        : [
            {
              url: `${database(about)}?updateMask=${Object.keys(SAFEGUARDS).join()}`,
              method: 'PATCH',
              body: SAFEGUARDS,
            },
          ],
  },
  signIn: {
    title: 'sign-in by email and password, with self-service sign-up off',
    checks: (about) => [signIn(about)],
    isDone: ([{ body }]) => covers(body, SIGN_IN),
    how: (about, [{ status }]) =>
      status === 404
        ? `Press "Get started" at ${consolePage(about, 'authentication')}`
        : `Switch sign-in by email and password on, sign-up and deletion by users off, as at ${consolePage(about, 'authentication/settings')}`,
    requests: (about, [{ status }]) =>
      status === 404 ? [] : [{ url: `${signIn(about)}?updateMask=${SIGN_IN_FIELDS}`, method: 'PATCH', body: SIGN_IN }],
  },
  roles: {
    title: 'the roles of the account that the functions run as',
    checks: (about) => [
      { url: policy(about, 'get'), method: 'POST', body: { options: { requestedPolicyVersion: 3 } } },
    ],
    isDone: ([{ body }], about) => missingRoles(body, about).length === 0,
    how: (about, [{ body }]) => {
      const names = missingRoles(body, about).map((role) => ROLES[role])
      return `Give ${accountOf(about).split(':')[1]} the role ${names.join(', ')}`
    },
    requests: (about, [{ body }]) => {
      const added = missingRoles(body, about).map((role) => ({ role, members: [accountOf(about)] }))
      const bindings = [...(body.bindings ?? []), ...added]
      return [{ url: policy(about, 'set'), method: 'POST', body: { policy: { ...body, bindings } } }]
    },
  },
  budget: {
    title: 'a budget alert',
    checks: ({ billing }) => [`https://billingbudgets.googleapis.com/v1/${billing}/budgets`],
    isDone: ([{ body }], { number }) =>
      (body.budgets ?? []).some(({ budgetFilter = {}, thresholdRules = [] }) => {
        const { projects = [] } = budgetFilter
        return thresholdRules.length > 0 && (projects.length === 0 || projects.includes(`projects/${number}`))
      }),
    how: ({ billing }) =>
      `Make a budget with alerts, 10 a month for a start, at https://console.cloud.google.com/billing/${billing.split('/')[1]}/budgets`,
  },
}

const isEnabled = ({ name, state }, api) => name.endsWith(`/services/${api}`) && state === 'ENABLED'
/** The roles that the functions' account lacks, or has on a condition only. */
const missingRoles = ({ bindings = [] }, about) =>
  Object.keys(ROLES).filter(
    (wanted) =>
      !bindings.some(
        ({ role, members, condition }) => role === wanted && !condition && members.includes(accountOf(about)),
      ),
  )
