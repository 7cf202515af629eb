import { expect, test } from 'vitest'
import type { CompanyActor } from '#server/http/session.ts'
import { requestRefusal } from './rules.ts'

const actor = (given: Partial<CompanyActor> = {}) =>
  ({ tenantId: 7, creditRating: 2, permissions: new Set(['seller_quotation.get']), ...given }) as CompanyActor
const posting = (details: object) => ({ tenant_id: 1, details: details as never })
const withheld = { drawings: [{}], drawing_access: 'on_approval' }

test('a request for drawings is refused with its reason', () => {
  expect(requestRefusal(actor(), posting(withheld))).toBeNull()
  expect(requestRefusal(actor({ tenantId: 1 }), posting(withheld))).toBe('own_posting')
  expect(requestRefusal(actor({ permissions: new Set() }), posting(withheld))).toBe('forbidden')
  expect(requestRefusal(actor({ creditRating: 0 }), posting(withheld))).toBe('company_frozen')
  for (const open of [{ drawings: [{}], drawing_access: 'public' }, { drawings: [] }, {}])
    expect(requestRefusal(actor(), posting(open))).toBe('not_found')
})
