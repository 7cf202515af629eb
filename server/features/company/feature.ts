import { companyApi } from '#contract/company.ts'
import { companyContactApi } from '#contract/company_contact.ts'
import { latinNameApi } from '#contract/latin_name.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { companyContactHandlers } from './contact.ts'
import { companyHandlers } from './handlers.ts'
import { latinNameHandlers } from './latin_name.ts'

export const company: Feature = {
  name: 'company',
  calls: [
    calls(companyApi, companyHandlers),
    calls(companyContactApi, companyContactHandlers),
    calls(latinNameApi, latinNameHandlers),
  ],
}
