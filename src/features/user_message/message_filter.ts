import type { MessageModule } from '#contract/enums.ts'
import type { UserMessage } from '#contract/user_message.ts'
import { messageGroups, type MessageGroup } from './message_groups.ts'

/** Filter of notifications; an absent property does not filter. `waiting`: another company waits for an answer. */
export type MessageFilter = { keyword?: string; group?: MessageGroup; unread?: boolean; waiting?: boolean }

export const modulesOf = (group: MessageGroup): MessageModule[] => [...messageGroups[group]]

/** Whether a notification matches the filter, by the same rules as on the server; used offline. */
export function matches(message: UserMessage, { keyword, group, unread, waiting }: MessageFilter): boolean {
  if (unread && message.is_read) return false
  if (waiting && !message.needs_answer) return false
  if (group && !modulesOf(group).includes(message.module)) return false
  const text = `${message.title}\n${message.info}`.toLowerCase()
  return !keyword || text.includes(keyword.trim().toLowerCase())
}
