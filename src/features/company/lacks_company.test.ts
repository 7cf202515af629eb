import { expect, test } from 'vitest'
import { lacksCompany } from './lacks_company.ts'

test.each([
  [{ is_backend: false, pre_company_name: null, pre_business_tag_id: 3 }, true],
  [{ is_backend: false, pre_company_name: '', pre_business_tag_id: 3 }, true],
  [{ is_backend: false, pre_company_name: 'Forge', pre_business_tag_id: null }, true],
  [{ is_backend: false, pre_company_name: 'Forge', pre_business_tag_id: 3 }, false],
  [{ is_backend: true, pre_company_name: null, pre_business_tag_id: null }, false],
])('%o is asked for a company: %s', (session, expected) => {
  expect(lacksCompany(session)).toBe(expected)
})
