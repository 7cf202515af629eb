// Runs in tests/support/one_document.ts.
import { expect, it } from 'vitest'
import { postingKinds } from '#features/postings/registry.ts'
import { certificateFieldOf, filesByField, readText } from './draft_of_files.ts'

const entry = Object.values(postingKinds).find(certificateFieldOf)!

const file = (name: string, type: string) => ({
  name,
  type,
  bytes: new TextEncoder().encode('x').buffer as ArrayBuffer,
})

it('sorts shared files: pictures are photos, documents are certificates, other files are dropped', () => {
  const { photos, documents, text } = filesByField({
    text: 'from a colleague',
    files: [
      file('end.JPG', 'image/jpeg'),
      file('mtc.pdf', 'application/pdf'),
      file('stock.xlsx', ''),
      file('song.mp3', 'audio/mpeg'),
    ],
  })
  expect(photos.map((one) => one.file.name)).toEqual(['end.JPG'])
  expect(documents.map((one) => one.file.name)).toEqual(['mtc.pdf', 'stock.xlsx'])
  expect(text).toBe('from a colleague')
})

it('reads a shared text like a typed line and keeps it as description if a part was not read', () => {
  const read = readText(entry, 'From WeChat\n42CrMo forged round φ320*6150 Q+T 2 bars')
  expect(read.values).toMatchObject({
    material: '42CrMo',
    shape: 'round',
    dims: { d: 320, l: 6150 },
    quantity: 2,
    description: 'From WeChat\n42CrMo forged round φ320*6150 Q+T 2 bars',
  })
  expect(read.spec).toBe('From WeChat 42CrMo forged round φ320*6150 Q+T 2 bars')
})

it('leaves the description empty if the whole text was read, and uses the text if nothing was', () => {
  expect(readText(entry, '42CrMo round φ320*6150').values.description).toBe(entry.view.defaults.description)
  const nothing = readText(entry, 'see you on Monday')
  expect(nothing.values.description).toBe('see you on Monday')
})
