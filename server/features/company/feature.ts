import { companyApi } from '#contract/company.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { companyHandlers } from './handlers.ts'

export const company: Feature = { name: 'company', calls: [calls(companyApi, companyHandlers)] }
