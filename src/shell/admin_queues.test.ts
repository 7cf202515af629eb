// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { queuesByPage } from './admin_queues.ts'

test('the menu counts what waits on a page, whichever of its lists has it, and since when the oldest does', () => {
  const [early, late] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']
  const found = queuesByPage([
    { name: 'forum', count: 0, oldest: null },
    { name: 'membership', count: 1, oldest: late },
    { name: 'freight', count: 3, oldest: early },
  ])
  expect(found['/admin/membership']).toMatchObject({ count: 4, oldest: early })
  expect(found['/admin/forum']).toMatchObject({ count: 0, oldest: null })
  expect(Object.keys(found)).toEqual(['/admin/forum', '/admin/membership'])
})
