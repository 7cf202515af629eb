// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { postingKinds } from '../registry.ts'
import { certificatesOf, placeFiles, readText } from './draft_of_files.ts'

const entry = Object.values(postingKinds).find(certificatesOf)!

const file = (name: string, type: string) => ({
  name,
  type,
  bytes: new TextEncoder().encode('x').buffer as ArrayBuffer,
})

it('puts pictures to the photos, documents to the certificates, and text into the description', () => {
  const { photos, documents, text } = placeFiles({
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

it('reads a shared text like a typed line: the form is filled, and what was not read stays in it', () => {
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

it('puts no description where all of a text was read, and all of it where nothing was', () => {
  expect(readText(entry, '42CrMo round φ320*6150').values.description).toBe(entry.view.defaults.description)
  const nothing = readText(entry, 'see you on Monday')
  expect(nothing.values.description).toBe('see you on Monday')
})
