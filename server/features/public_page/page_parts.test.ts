import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pagePartsOf } from './page_parts.ts'

/** A folder with this manifest of a build. */
function built(manifest: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forging-parts-'))
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

const filesIn = (links: string) =>
  [...links.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, file]) => file)

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_start.js'] },
  '_start.js': { file: 'assets/start.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/home/quotation/$code.tsx?tsr-split=component': {
    file: 'assets/_code.js',
    imports: ['_a.js', '_start.js'],
  },
  'src/routes/home/quotation/index.tsx?tsr-split=component': { file: 'assets/list.js', imports: ['_b.js'] },
  '_a.js': { file: 'assets/a.js', imports: ['_b.js', '_react.js'] },
  '_b.js': { file: 'assets/b.js', imports: ['_a.js'] },
  'src/features/late.tsx': { file: 'assets/late.js' },
}

test('a page’s files are named at all levels, each once, without those of the first file', async () => {
  const partsOf = await pagePartsOf(built(manifest))
  const links = partsOf('/home/quotation/:code')
  expect(filesIn(links).toSorted()).toEqual(['/assets/_code.js', '/assets/a.js', '/assets/b.js'])
  expect(links).toContain('fetchpriority="low"')
  expect(filesIn(partsOf('/home/quotation')).toSorted()).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/list.js',
  ])
})

test('nothing is named for a page without files of its own, or without a build', async () => {
  expect((await pagePartsOf(built(manifest)))('/home')).toBe('')
  expect((await pagePartsOf(path.join(tmpdir(), 'nothing-here')))('/home/quotation')).toBe('')
})
