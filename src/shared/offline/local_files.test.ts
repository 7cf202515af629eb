import { expect, it } from 'vitest'
import { resourceAddress } from '#contract/text.ts'
import { localAddress, localFiles, withAddresses, withoutLocal } from './local_files.ts'

const pdf = (address: string) => ({ address, name: 'a.pdf', type: 'document' })
const values = {
  material: '42CrMo',
  photos: [localAddress('a'), '/uploads/b.webp'],
  certificate_files: [pdf(localAddress('c')), pdf('/uploads/d.pdf')],
}

it('stands in a form like the address of an upload', () => {
  expect(resourceAddress.safeParse(localAddress(crypto.randomUUID())).success).toBe(true)
})

it('finds the files that wait, and puts their addresses in their places', () => {
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

it('leaves out what waits and nothing else', () => {
  expect(withoutLocal(values)).toEqual({
    material: '42CrMo',
    photos: ['/uploads/b.webp'],
    certificate_files: [pdf('/uploads/d.pdf')],
  })
})
