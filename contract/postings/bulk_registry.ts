import { bulkApi, type BulkApi } from './bulk.ts'
import type { PostingDefinition } from './define.ts'
import { postings, type RegisteredKind } from './index.ts'

const definitions: readonly PostingDefinition[] = Object.values(postings).map(({ definition }) => definition)

/** The bulk endpoints of each kind that has them; separate from the registry, which every page loads. */
export const bulkApis: Partial<Record<RegisteredKind, BulkApi>> = Object.fromEntries(
  definitions.filter(({ bulk }) => bulk).map((definition) => [definition.kind, bulkApi(definition)]),
)
