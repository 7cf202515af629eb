import { expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

it.each([
  ['φ65 h9 5800 mm', { d: 65, l: 5800 }, ['h9']],
  ['φ65h9 5800mm', { d: 65, l: 5800 }, ['h9']],
  ['42CrMo4 Ø 65 h11 5800', { d: 65, l: 5800 }, ['h11']],
  ['圆钢 φ65 h9 400 mm', { d: 65, l: 400 }, ['h9']],
])('%s: a number behind the tolerance class of a bar is its length', (line, dims, unread) =>
  expect(readingOf(line)).toMatchObject({ shape: 'round', dims, unread }),
)

it.each(['ring φ65 h9 5800 mm', 'disc φ65 h9 400 mm', 'φ65 h9 400', 'φ65 h9 4340', '锻环 φ650 h9 2000'])(
  '%s: it is none of another piece, and no grade or number of pieces',
  (line) => {
    const { dims, candidates = [] } = readingOf(line)
    for (const one of [dims, ...candidates.map((piece) => piece.dims)]) expect(one.l).toBeUndefined()
  },
)
