import type { UserMessage } from '#contract/user_message.ts'

/** The notification centre. */
export const messagesPath = '/backend/messages'

/** Address that opens a notification from outside: it is marked read and leads on to its target of spec §3. */
export const messageRoute = ({
  id,
  module,
  record_sign,
}: Pick<UserMessage, 'id' | 'module' | 'record_sign'>): string =>
  `${messagesPath}?${new URLSearchParams({ open: String(id), of: module, sign: record_sign })}`
