import { cutMatchApi } from '#contract/cut_match.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { cutMatchHandlers } from './handlers.ts'

export const cutMatch: Feature = { name: 'cut_match', calls: [calls(cutMatchApi, cutMatchHandlers)] }
