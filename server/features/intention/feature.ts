import { intentionApi } from '#contract/intention.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { intentionHandlers } from './handlers.ts'

export const intention: Feature = { name: 'intention', calls: [calls(intentionApi, intentionHandlers)] }
