import { expect, it } from 'vitest'
import { placeFiles } from './draft_of_files.ts'

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
