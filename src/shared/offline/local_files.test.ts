import { expect, it } from 'vitest'
import { resourceAddress } from '#contract/text.ts'
import {
  addressOf,
  withOldFilesWaiting,
  localAddress,
  localFiles,
  withAddresses,
  withoutLocal,
} from './local_files.ts'

const pdf = (address: string) => ({ address, name: 'a.pdf', type: 'document' })
const values = {
  material: '42CrMo',
  photos: [localAddress('a'), '/uploads/b.webp'],
  certificate_files: [pdf(localAddress('c')), pdf('/uploads/d.pdf')],
}

it('a local address is valid wherever that of an upload is', () => {
  expect(resourceAddress.safeParse(localAddress(crypto.randomUUID())).success).toBe(true)
})

it('finds local files, and replaces them by their uploaded addresses', () => {
  expect(localFiles(values)).toEqual(['a', 'c'])
  const addresses = new Map([
    ['a', '/uploads/a.webp'],
    ['c', '/uploads/c.pdf'],
  ])
  expect(withAddresses(values, addresses)).toEqual({
    material: '42CrMo',
    photos: ['/uploads/a.webp', '/uploads/b.webp'],
    certificate_files: [pdf('/uploads/c.pdf'), pdf('/uploads/d.pdf')],
  })
})

it('leaves out local files and nothing else', () => {
  expect(withoutLocal(values)).toEqual({
    material: '42CrMo',
    photos: ['/uploads/b.webp'],
    certificate_files: [pdf('/uploads/d.pdf')],
  })
})

const hours = 3_600_000
const uploaded = { id: 'a', address: '/uploads/a.webp', uploadedAt: 0, bytes: new ArrayBuffer(3) }

it('a file that was uploaded more than twelve hours ago becomes a local file again', () => {
  const values = { photos: ['/uploads/a.webp', '/uploads/b.webp'] }
  expect(withOldFilesWaiting(values, [uploaded], 11 * hours)).toBe(values)
  expect(withOldFilesWaiting(values, [uploaded], 13 * hours)).toEqual({
    photos: [localAddress('a'), '/uploads/b.webp'],
  })
  expect([addressOf(uploaded, 11 * hours), addressOf(uploaded, 13 * hours)]).toEqual([
    '/uploads/a.webp',
    null,
  ])
})

it('a file without bytes on this device keeps its uploaded address', () => {
  const kept = { ...uploaded, bytes: new ArrayBuffer(0) }
  expect(addressOf(kept, 13 * hours)).toBe('/uploads/a.webp')
  expect(addressOf(undefined, 0)).toBeNull()
})
