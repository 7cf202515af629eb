import { joiningApi } from '#contract/joining.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { joiningHandlers } from './handlers.ts'

export const joining: Feature = { name: 'joining', calls: [calls(joiningApi, joiningHandlers)] }
