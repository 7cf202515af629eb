import { collectionApi } from '#contract/collection.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { collectionHandlers } from './handlers.ts'

export const collection: Feature = { name: 'collection', calls: [calls(collectionApi, collectionHandlers)] }
