/**
 * The client library's own classes, from where the functions find them: what a caller passes in is an instance of
 * these.
 */
export {
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
} from '../../../functions/node_modules/firebase-admin/lib/firestore/index.js'
