import { exportedUploadsMb } from '#contract/own_data.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { megabyte } from '#server/http/receive_file.ts'
import type { Storage } from '#server/http/storage.ts'
import { readmeText } from './readme.ts'
import { csvOf, jsonOf, roomFor, type Columns, type Reader, type Row } from './rules.ts'
import { sections } from './sections.ts'
import { ownUploads, readOwnCompany, readProfile } from './store.ts'
import type { Entry } from './zip.ts'

async function* text(content: string): AsyncGenerator<string> {
  yield content
}
const jsonEntry = (name: string, value: unknown): Entry => ({
  name,
  content: text(`${JSON.stringify(value, null, 2)}\n`),
})

export const uploadColumns: Columns = [
  ['address', 'Address', '地址'],
  ['type', 'Type', '类型'],
  ['size', 'Bytes', '字节数'],
  ['uploaded', 'Uploaded', '上传时间'],
  ['included', 'In this zip', '是否包含'],
]

/** Every file of the export, in the order in which it is written. */
export async function* entriesOf(
  db: DbOrTx,
  storage: Pick<Storage, 'read'>,
  { reader, now }: { reader: Reader; now: Date },
): AsyncGenerator<Entry> {
  const { isMain, tenantId, lang } = reader
  yield jsonEntry('account.json', await readProfile(db, reader))
  if (isMain && tenantId !== null) yield jsonEntry('company.json', await readOwnCompany(db, tenantId))
  const shown = sections.filter(({ ofMain }) => isMain || !ofMain)
  for (const { name, columns, pages } of shown) {
    yield { name: `${name}.json`, content: jsonOf(pages(db, reader)) }
    if (columns) yield { name: `${name}.csv`, content: csvOf(columns, pages(db, reader), lang) }
  }
  const included = new Set<string>()
  const fits = roomFor(exportedUploadsMb * megabyte)
  for await (const page of ownUploads(db, reader))
    for (const { address, size } of page) {
      const content = fits(size) ? await storage.read(address) : undefined
      if (!content) continue
      included.add(address)
      yield { name: `files/${address.replace('/uploads/', '')}`, packed: true, content }
    }
  let leftOut = 0
  async function* listed(): AsyncGenerator<Row[]> {
    leftOut = 0
    for await (const page of ownUploads(db, reader))
      yield page.map((upload) => {
        const isIn = included.has(upload.address)
        if (!isIn) leftOut += 1
        return { ...upload, included: isIn ? 'yes' : 'no' }
      })
  }
  yield { name: 'uploads.json', content: jsonOf(listed()) }
  yield { name: 'uploads.csv', content: csvOf(uploadColumns, listed(), lang) }
  const uploads = { included: included.size, leftOut }
  yield { name: 'README.txt', content: text(readmeText({ now, sections: shown, isMain, uploads })) }
}
