// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { rendered } from '#shared/ui/rendered.test_support.tsx'
import { ResponseTime } from './ResponseTime.tsx'

test('a response time says what it is based on', () => {
  const box = rendered(<ResponseTime median_minutes={47 * 60} answers={7} />)
  expect(box.textContent).toContain('Usually answers within 47 hours (median of 7 answers')
})
