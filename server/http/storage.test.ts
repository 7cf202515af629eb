import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskProblem, localStorage } from './storage.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-storage-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a node that starts leaves the uploads that another one is receiving, and deletes what was abandoned', async () => {
  const first = await localStorage(dataDir)
  const underWay = path.join(first.incoming, 'under-way')
  await writeFile(underWay, 'half of a picture')
  const slow = path.join(first.incoming, 'slow')
  await writeFile(slow, 'a document')
  await utimes(slow, hoursAgo(1), hoursAgo(1))
  const abandoned = path.join(first.incoming, 'abandoned.partial')
  await writeFile(abandoned, 'left by a killed process')
  await utimes(abandoned, hoursAgo(4), hoursAgo(4))

  const second = await localStorage(dataDir)
  expect((await readdir(second.incoming)).sort()).toEqual(['slow', 'under-way'])
  await first.put('2026/01/a.pdf', underWay)
  expect(await readFile(path.join(second.root, '2026/01/a.pdf'), 'utf8')).toBe('half of a picture')
})

test('nodes that start at the same moment do not trip over each other', async () => {
  const { incoming } = await localStorage(dataDir)
  for (let at = 0; at < 20; at += 1) {
    const file = path.join(incoming, `old-${at}`)
    await writeFile(file, '')
    await utimes(file, hoursAgo(5), hoursAgo(5))
  }
  await Promise.all(Array.from({ length: 4 }, () => localStorage(dataDir)))
  expect((await readdir(incoming)).filter((name) => name.startsWith('old-'))).toEqual([])
})

test('a file that cannot be stored leaves nothing behind; a full disk is said to the sender', async () => {
  const storage = await localStorage(dataDir)
  const before = await readdir(storage.incoming)
  // A folder stands where the file should go, so that the last step fails after the bytes were written.
  await mkdir(path.join(storage.root, '2026/02/taken.pdf'), { recursive: true })
  await expect(storage.put('2026/02/taken.pdf', Buffer.from('bytes'))).rejects.toThrow()
  expect(await readdir(storage.incoming)).toEqual(before)
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  expect(diskProblem(full)).toMatchObject({ code: 'storage_full' })
})
