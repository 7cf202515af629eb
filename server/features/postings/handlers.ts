import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { Handlers } from '#server/http/mount.ts'
import { adminHandlers } from './admin_handlers.ts'
import { ownerHandlers } from './owner_handlers.ts'
import { publicHandlers } from './public_handlers.ts'

export const postingHandlers = (definition: PostingDefinition): Handlers<PostingApi> => ({
  ...publicHandlers(definition),
  ...ownerHandlers(definition),
  ...adminHandlers(definition),
})
