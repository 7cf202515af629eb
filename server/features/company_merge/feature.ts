import { companyMergeApi } from '#contract/company_merge.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { companyMergeHandlers } from './handlers.ts'

export const companyMerge: Feature = {
  name: 'company_merge',
  calls: [calls(companyMergeApi, companyMergeHandlers)],
}
