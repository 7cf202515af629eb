import * as z from 'zod/mini'
import { code } from '#contract/postings/code.ts'
import { id } from '#contract/text.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the conversations: the open one, and the filters of the list. */
export const conversationsSearch = z.object({
  id: searchParameter(id),
  unread: searchParameter(z.literal(true)),
  keyword: searchParameter(z.coerce.string().check(z.maxLength(50))),
  code: searchParameter(code),
})
export type ConversationsSearch = z.output<typeof conversationsSearch>
