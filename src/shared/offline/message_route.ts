import type { UserMessage } from '#contract/user_message.ts'

/** The notification centre. */
export const messagesPath = '/backend/messages'

/** Address that opens a notification from outside: marks it read and leads to its target (SPEC 3.15–3.24). */
export const messageRoute = ({
  id,
  module,
  record_sign,
}: Pick<UserMessage, 'id' | 'module' | 'record_sign'>): string =>
  `${messagesPath}?${new URLSearchParams({ open: String(id), of: module, sign: record_sign })}`
