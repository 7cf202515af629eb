import type { MessageModule } from '#contract/enums.ts'
import type { UserMessage } from '#contract/user_message.ts'
import { messageGroups, type MessageGroup } from './message_groups.ts'

/** What of the notifications is asked for; absent means all. */
export type MessageFilter = { keyword?: string; group?: MessageGroup; unread?: boolean }

export const modulesOf = (group: MessageGroup): MessageModule[] => [...messageGroups[group]]

/** Whether a notification kept on the device is asked for: the server's rule, for when it cannot be asked. */
export function matches(message: UserMessage, { keyword, group, unread }: MessageFilter): boolean {
  if (unread && message.is_read) return false
  if (group && !modulesOf(group).includes(message.module)) return false
  const text = `${message.title}\n${message.info}`.toLowerCase()
  return !keyword || text.includes(keyword.trim().toLowerCase())
}
