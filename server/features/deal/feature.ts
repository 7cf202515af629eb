import { dealApi } from '#contract/deal.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { dealHandlers } from './handlers.ts'

export const deal: Feature = { name: 'deal', calls: [calls(dealApi, dealHandlers)] }
