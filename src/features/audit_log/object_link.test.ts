// Runs in tests/support/one_document.ts.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindLabels } from './kind_labels.ts'
import { objectLink } from './object_link.ts'

const linkOf = (kind: string) => objectLink({ object_kind: kind, object_sign: '7' } as never)

test('every object in the log is shown somewhere, but for the log itself', () => {
  expect(Object.keys(kindLabels).filter((kind) => !linkOf(kind))).toEqual(['audit_log'])
})

test('an export leads to the list', () => {
  const link = objectLink({ object_kind: 'tenant', object_sign: '' } as never)
  expect(link).toEqual({ to: '/admin/tenant', search: {} })
})

test('every link leads to a page', () => {
  const missing = Object.keys(kindLabels).filter((kind) => {
    const to = linkOf(kind)?.to
    return to !== undefined && !existsSync(`src/routes${to}.tsx`)
  })
  expect(missing).toEqual([])
})
