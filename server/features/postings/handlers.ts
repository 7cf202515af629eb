import type { FastifyInstance } from 'fastify'
import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import type { Deps } from '#server/http/deps.ts'
import { mount, type Handlers } from '#server/http/mount.ts'
import { adminHandlers } from './admin_handlers.ts'
import { bulkHandlers } from './bulk_handlers.ts'
import { ownerHandlers } from './owner_handlers.ts'
import { publicHandlers } from './public_handlers.ts'
import { templateHandlers } from './template_handlers.ts'
import { keepViewCounts } from './view_counter.ts'

export const postingHandlers = (definition: PostingDefinition): Handlers<PostingApi> => ({
  ...publicHandlers(definition),
  ...ownerHandlers(definition),
  ...adminHandlers(definition),
})

/** Mounts the calls of every registered kind of posting. */
export function mountPostings(app: FastifyInstance, deps: Deps): void {
  for (const { definition, api } of Object.values(postings)) {
    mount<PostingApi>(app, deps, api as unknown as PostingApi, postingHandlers(definition))
    mount(app, deps, templateApis[definition.kind], templateHandlers(definition))
    const bulk = bulkApis[definition.kind]
    if (bulk) mount(app, deps, bulk, bulkHandlers(definition))
  }
  keepViewCounts(app, deps)
}
