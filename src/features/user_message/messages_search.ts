import * as z from 'zod/mini'
import { messageModules } from '#contract/enums.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'
import { messageGroupNames } from './message_groups.ts'

const shortText = (max: number) => z.coerce.string().check(z.maxLength(max))

/** Parameters in the address of the notifications: tab, filters, and a notification that was clicked outside of the page (`messageRoute`). */
export const messagesSearch = z.object({
  tab: searchParameter(z.literal('settings')),
  keyword: searchParameter(shortText(50)),
  group: searchParameter(z.enum(messageGroupNames)),
  unread: searchParameter(z.literal(true)),
  open: searchParameter(z.int().check(z.positive())),
  of: searchParameter(z.enum(messageModules)),
  sign: searchParameter(shortText(40)),
})
export type MessagesSearch = z.output<typeof messagesSearch>
