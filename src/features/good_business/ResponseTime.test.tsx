// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { rendered } from '#shared/ui/rendered.test_support.tsx'
import { ResponseTime } from './ResponseTime.tsx'

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [60 * 60, '3 days'],
])('a median of %s minutes is told as %s', (median, said) => {
  const box = rendered(<ResponseTime median_minutes={median} answers={7} />)
  expect(box.textContent).toContain(`Usually answers within ${said} (median of 7 answers`)
})
