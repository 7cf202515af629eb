/** Notifications that were replaced by one about further events of their kind (decision 141). */
import type { UserMessage } from '#contract/user_message.ts'

type Replaceable = Pick<UserMessage, 'id'> & Partial<Pick<UserMessage, 'first_id'>>

/** The first of those that continue one another; notifications that an older version stored continue none. */
const originOf = ({ id, first_id }: Replaceable): number => first_id ?? id

/** Of notifications that continue one another only the last, in the given order. */
export function withoutReplaced<T extends Replaceable>(messages: readonly T[]): T[] {
  const last = new Map<number, number>()
  for (const message of messages) {
    const origin = originOf(message)
    last.set(origin, Math.max(message.id, last.get(origin) ?? 0))
  }
  return messages.filter((message) => last.get(originOf(message)) === message.id)
}
