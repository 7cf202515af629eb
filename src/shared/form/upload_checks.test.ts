import { expect, it } from 'vitest'
import { acceptOf, fileTypeOf, fitList, uploadRefusal } from './upload_checks.ts'

const megabyte = 1024 * 1024

it('refuses another type and names the supported ones (SPEC 5.22)', () => {
  const given = { allowed: ['image'], usage: 'posting', inList: true, lang: 'en' } as const
  expect(uploadRefusal({ name: 'a.svg', size: 1 }, given)).toBe(
    'only supports jpg, png, bmp, jpeg, webp upload',
  )
  expect(uploadRefusal({ name: 'photo', size: 1 }, given)).toMatch(/only supports/)
  expect(uploadRefusal({ name: 'photo.JPG', size: 1 }, given)).toBeUndefined()
})

it('refuses pictures in a list above 5 MB and any other file above 20 MB (SPEC 5.23)', () => {
  const list = { allowed: ['image', 'document'], usage: 'posting', inList: true, lang: 'en' } as const
  expect(uploadRefusal({ name: 'a.png', size: 5 * megabyte }, list)).toBeUndefined()
  expect(uploadRefusal({ name: 'a.png', size: 5 * megabyte + 1 }, list)).toBe(
    'resource size cannot exceed 5 MB',
  )
  expect(uploadRefusal({ name: 'a.pdf', size: 20 * megabyte }, list)).toBeUndefined()
  const single = { ...list, inList: false } as const
  expect(uploadRefusal({ name: 'a.png', size: 20 * megabyte }, single)).toBeUndefined()
  expect(uploadRefusal({ name: 'a.png', size: 20 * megabyte + 1 }, single)).toBe(
    'resource size cannot exceed 20 MB',
  )
})

it('finds the type of a file among the allowed ones', () => {
  expect(fileTypeOf('a.pdf', ['document', 'image'], 'certificate')).toBe('document')
  expect(fileTypeOf('a.pdf', ['pdf'], 'certificate')).toBe('pdf')
  expect(fileTypeOf('a.exe', ['document', 'image'], 'certificate')).toBeUndefined()
  expect(acceptOf(['pdf', 'document'], 'certificate')).toBe('.pdf,.doc,.docx,.xlsx')
})

it('accepts DWG, DXF and STEP as documents for drawings, and for nothing else', () => {
  for (const name of ['a.dwg', 'a.DXF', 'a.step', 'a.stp']) {
    expect(fileTypeOf(name, ['pdf', 'document', 'image'], 'drawing')).toBe('document')
    expect(fileTypeOf(name, ['document', 'image'], 'certificate')).toBeUndefined()
  }
  expect(acceptOf(['document'], 'drawing')).toBe('.pdf,.doc,.docx,.xlsx,.dwg,.dxf,.step,.stp')
})

it('accepts nine files and refuses the tenth', () => {
  expect(fitList(['a', 'b', 'c'], 7)).toEqual([['a', 'b'], ['c']])
  expect(fitList(['a'], 9)).toEqual([[], ['a']])
})
