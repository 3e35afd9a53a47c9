import { expect, it } from 'vitest'
import { allDocuments, databaseTime } from '#functions/backup/documents'
import { db } from '#functions/db/firebase'

it('a collection of more documents than one request reads is read to its end, each document once', async () => {
  const crowd = Array.from({ length: 601 }, (_, index) => `usernames/crowd-${1000 + index}`)
  const writer = db.bulkWriter({ throttling: false })
  for (const path of crowd) void writer.set(db.doc(path), { uid: 'nobody' })
  await writer.close()
  const read: string[] = []
  for await (const { doc } of allDocuments(await databaseTime())) if (doc.includes('/crowd-')) read.push(doc)
  expect(read).toEqual(crowd)
})
