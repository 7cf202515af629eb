import { tagApi } from '#contract/tag.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { tagHandlers, tags } from './handlers.ts'

export const tag: Feature = { name: 'tag', calls: [calls(tagApi, tagHandlers)], resources: [tags] }
