import { expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

it.each([
  ['Tondo trafilato C40 Ø22 barre 3 mt', { dims: { d: 22, l: 3000 } }],
  ['tondo 42CrMo4 Ø80 x 6 mt', { dims: { d: 80, l: 6000 } }],
  ['Barra pelada 42CrMo4+QT ø70 6 mts', { dims: { d: 70, l: 6000 } }],
  ['round bar C45 dia 80 x 5 mts', { dims: { d: 80, l: 5000 } }],
  ['yuvarlak C45 Ø60 4 mt', { dims: { d: 60, l: 4000 } }],
])('%s: the bar is so many metres long', (line, piece) => {
  const { weightKg, ...read } = readingOf(line)
  expect(read).toMatchObject(piece)
  expect(weightKg).toBeUndefined()
})

it('of other languages, and in capitals, MT is a weight', () => {
  expect(readingOf('C45 round bar 80 mm dia, 2.5 MT').weightKg).toBe(2500)
  expect(readingOf('tondo C45 Ø80 2.5 MT').weightKg).toBe(2500)
  expect(readingOf('round C45 φ80×6000 abt 2.4 mt 10 pcs').weightKg).toBe(2400)
  expect(readingOf('round C45 φ80×6000 2.4 MTS').unread).toEqual(['2.4 MTS'])
})

it('a number of pieces behind a length is no length', () => {
  expect(readingOf('EN19 250 dia x 610 mm long 1 no')).toMatchObject({
    dims: { d: 250, l: 610 },
    material: 'EN19',
  })
})
