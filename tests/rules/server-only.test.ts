import { paths } from '../../common/paths'
import { type Case, expectCases } from './cases'
import { SEASON, WEEK } from './world'

/** Documents about Ann that only the server reads. */
const documents = [
  paths.username('ann'),
  paths.attempt('login-ann'),
  paths.undo(SEASON, WEEK),
  paths.reminded(SEASON, WEEK, 'ann'),
  paths.nicknamePlay('ann', 'first'),
  'avatars/ann',
  'passwordResets/hash',
  'mail/first',
  'settings/secret',
  'anything/else',
]

expectCases(
  documents.flatMap((path): Case[] => [
    ['ann', 'get', path, 'denied', 'though it is about her'],
    ['commish', 'get', path, 'denied', 'the claim opens nothing'],
    ['stranger', 'get', path, 'denied', 'not signed in'],
    ['ann', 'list', path.slice(0, path.lastIndexOf('/')), 'denied', 'nor the whole'],
  ]),
)
