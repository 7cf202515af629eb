import { expect, test } from 'vitest'
import { parseSpec } from './spec_parser.ts'

test.each([
  ['42 CrMo φ310×2600', '42CrMo', { d: 310, l: 2600 }],
  ['φ65 42 CrMo 4', '42CrMo4', undefined],
  ['20 CrMnTi φ185×6000', '20CrMnTi', { d: 185, l: 6000 }],
  ['16 MnCr 5 round bar 75x3000', '16MnCr5', { d: 75, l: 3000 }],
  ['30 CrNiMo 8 round bar 210 mm', '30CrNiMo8', { d: 210 }],
  ['40 Cr 圆钢 φ90×5500', '40Cr', { d: 90, l: 5500 }],
  ['45 号 钢 φ130×4000', '45', { d: 130, l: 4000 }],
  ['42 crmo φ310×2600', '42CrMo', { d: 310, l: 2600 }],
])('the gaps in %s are closed: %s', (line, material, dims) => {
  const read = parseSpec(line)
  expect(read.material?.toUpperCase()).toBe(material.toUpperCase())
  if (dims) expect(read.dims).toMatchObject(dims)
})

test.each([
  ['42 CrMo 4 pcs φ200×600', '42CrMo', 4],
  ['42 CrMo 4件 φ200×600', '42CrMo', 4],
])('a count after a grade stays one: %s', (line, material, quantity) => {
  const read = parseSpec(line)
  expect([read.material, read.quantity]).toEqual([material, quantity])
})

test.each(['20 mm φ60', '45 φ200×600', '12 v φ60', '40 sn φ90'])(
  'a number beside what names no grade with it stays apart: %s',
  (line) => expect(parseSpec(line).text).toBe(line),
)
