import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { diskProblem, localStorage } from './storage.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-storage-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const incoming = path.join(dataDir, 'incoming')
const stored = (address: string) => path.join(dataDir, address)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a starting node keeps uploads that another one is receiving and deletes abandoned ones', async () => {
  const first = await localStorage(dataDir)
  const underWay = path.join(incoming, 'under-way')
  await writeFile(underWay, 'half of a picture')
  const slow = path.join(incoming, 'slow')
  await writeFile(slow, 'a document')
  await utimes(slow, hoursAgo(1), hoursAgo(1))
  const abandoned = path.join(incoming, 'abandoned.partial')
  await writeFile(abandoned, 'left by a killed process')
  await utimes(abandoned, hoursAgo(4), hoursAgo(4))

  await localStorage(dataDir)
  expect((await readdir(incoming)).sort()).toEqual(['slow', 'under-way'])
  await first.put('/uploads/2026/01/a.pdf', underWay)
  expect(await readFile(stored('/uploads/2026/01/a.pdf'), 'utf8')).toBe('half of a picture')
})

test('nodes can start at the same moment', async () => {
  await localStorage(dataDir)
  for (let at = 0; at < 20; at += 1) {
    const file = path.join(incoming, `old-${at}`)
    await writeFile(file, '')
    await utimes(file, hoursAgo(5), hoursAgo(5))
  }
  await Promise.all(Array.from({ length: 4 }, () => localStorage(dataDir)))
  expect((await readdir(incoming)).filter((name) => name.startsWith('old-'))).toEqual([])
})

test('a file that cannot be stored leaves nothing behind, and the sender is told of a full disk', async () => {
  const storage = await localStorage(dataDir)
  const before = await readdir(incoming)
  // A folder stands where the file should go, so that the last step fails after the bytes were written.
  await mkdir(stored('/uploads/2026/02/taken.pdf'), { recursive: true })
  await expect(storage.put('/uploads/2026/02/taken.pdf', Buffer.from('bytes'))).rejects.toThrow()
  expect(await readdir(incoming)).toEqual(before)
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  expect(diskProblem(full)).toMatchObject({ code: 'storage_full' })
})

test('both sizes of a picture are stored or neither, and both are removed', async () => {
  const storage = await localStorage(dataDir)
  const [picture, thumb] = [Buffer.from('large'), Buffer.from('small')]
  await storage.put('/uploads/2026/03/a.webp', picture, thumb)
  expect((await readdir(stored('/uploads/2026/03'))).sort()).toEqual(['a.thumb.webp', 'a.webp'])
  await storage.remove('/uploads/2026/03/a.webp')
  await mkdir(stored('/uploads/2026/03/b.thumb.webp'))
  await expect(storage.put('/uploads/2026/03/b.webp', picture, thumb)).rejects.toThrow()
  expect(await readdir(stored('/uploads/2026/03'))).toEqual(['b.thumb.webp'])
})

test('a received file is complete or absent', async () => {
  const storage = await localStorage(dataDir)
  const before = await readdir(incoming)
  const received = await storage.receive(Readable.from([Buffer.from('one '), Buffer.from('two')]))
  expect([received.size, await readFile(received.path, 'utf8')]).toEqual([7, 'one two'])
  await received.discard()
  const broken = Readable.from([Buffer.from('half')]).map(() => Promise.reject(new Error('gone')))
  await expect(storage.receive(broken)).rejects.toThrow('gone')
  expect(await readdir(incoming)).toEqual(before)
})
