import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { calls, type Calls, type Feature } from '#server/http/feature.ts'
import { bulkHandlers } from './handlers.ts'

export const bulk: Feature = {
  name: 'bulk',
  /** The endpoints of every kind that may be entered from a table. */
  calls: Object.values(postings).flatMap(({ definition }): Calls[] => {
    const api = bulkApis[definition.kind]
    return api ? [calls(api, bulkHandlers(definition))] : []
  }),
}
