import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepAssets } from './keep_assets.ts'

const day = 86_400_000
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function build(...names: string[]): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'build-'))
  folders.push(dist)
  mkdirSync(path.join(dist, 'assets/admin'), { recursive: true })
  for (const name of names) writeFileSync(path.join(dist, 'assets', name), name)
  return dist
}
const assets = (dist: string) =>
  readdirSync(path.join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .sort()

test('the files that a build replaces are kept for seven days from then on', () => {
  const first = build('a-1.js', 'a-1.js.br', 'admin/b-1.js', 'same-1.js')
  const second = build('a-2.js', 'same-1.js')
  expect(keepAssets(first, second, 100 * day)).toBe(2)
  expect(assets(second)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'admin/b-1.js', 'same-1.js'])

  const third = build('a-3.js', 'same-1.js')
  keepAssets(second, third, 106 * day)
  expect(assets(third)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'a-3.js', 'admin/b-1.js', 'same-1.js'])

  const fourth = build('a-4.js')
  keepAssets(third, fourth, 108 * day)
  expect(assets(fourth)).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'same-1.js'])
})

test('the first build keeps nothing', () => {
  const dist = build('a-1.js')
  expect(keepAssets(path.join(dist, 'nowhere'), dist, day)).toBe(0)
  expect(assets(dist)).toEqual(['a-1.js'])
})
