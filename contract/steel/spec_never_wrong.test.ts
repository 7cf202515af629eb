import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Written, writtenSpecs } from '../../tests/support/written_specs.ts'
import type { Dims } from './shapes.ts'
import { specOutcome } from './spec/reading.ts'
import { parseSpec } from './spec_parser.ts'

/** Fixed, so that the same lines are checked everywhere; another one finds other lines. */
const seed = 20_261_126

const same = (a: Dims, b: Dims) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name as 'd'] === value)

/** Whether a line was taken for another piece without a word: nothing is left over, nothing is asked. */
function isSilentlyWrong({ line, shape, dims }: Written): boolean {
  const parsed = parseSpec(line)
  if (specOutcome(parsed) !== 'read' || parsed.lots) return false
  return parsed.shape !== shape || !same(parsed.dims, dims) || parsed.ranges !== undefined
}

it('a specification in any style, with anything around it, is never read wrongly without a word', () => {
  const property = fc.property(writtenSpecs(true), (written) => {
    expect(isSilentlyWrong(written), written.line).toBe(false)
  })
  fc.assert(property, { numRuns: 5000, seed })
})

it('a specification in any style without noise is read rightly, or asked about with the right answer among others', () => {
  let right = 0
  const all = fc.sample(writtenSpecs(false), { numRuns: 4000, seed })
  for (const written of all) {
    const { line, shape, dims } = written
    expect(isSilentlyWrong(written), line).toBe(false)
    const parsed = parseSpec(line)
    const found = parsed.candidates ?? [parsed]
    if (parsed.unread.length === 0 && found.some((one) => one.shape === shape && same(one.dims, dims)))
      right += 1
  }
  expect(right / all.length).toBeGreaterThan(0.75)
})
