/**
 * Read marks of notifications and conversations that the server does not know of yet, in the account's database; for
 * worker and page, without Dexie (`database.ts`). A mark never expires: it waits until the server has accepted it.
 */
import type { MessageModule } from '#contract/enums.ts'
import type { UnreadCount, UserMessage } from '#contract/user_message.ts'
import { accountDbName, type MarkRow } from './account_rows.ts'
import { openDatabase, result, transact } from './database.ts'
import { readSession } from './session_row.ts'

/** A conversation read up to its newest seen message; `unread` is the number of messages that this has marked as read. */
export type ConversationMark = { conversation: number; upTo: number; unread: number }

/** One notification, everything of these modules (null: of all), or a conversation with its notification. */
export type ToMark = { id: number } | { modules: readonly MessageModule[] | null } | ConversationMark

/** `upTo`: the newest notification on this device, so that those that arrive before the mark is sent stay unread. */
export type ReadMark =
  | { id: number }
  | { modules: readonly MessageModule[] | null; upTo: number }
  | ConversationMark

type Taken = Pick<UnreadCount, 'all' | 'forum_discuss'>
/** `taken`: by how much the mark reduced the unread counts when it was made. */
export type ReadMarkRow = ReadMark & { key?: number; taken: Taken }

const none: Taken = { all: 0, forum_discuss: 0 }

const covers = (mark: ReadMark, { id, module, record_sign: sign }: UserMessage): boolean => {
  if ('id' in mark) return mark.id === id
  if ('conversation' in mark) return sign === `conversation-${mark.conversation}`
  return id <= mark.upTo && (mark.modules === null || mark.modules.includes(module))
}

/** Applies pending marks to notifications from the server. */
export const withMarks = (messages: readonly UserMessage[], marks: readonly ReadMark[]): UserMessage[] =>
  messages.map((message) =>
    !message.is_read && marks.some((mark) => covers(mark, message)) ? { ...message, is_read: true } : message,
  )

type Conversation = { id: number; unread: number; read_up_to: number }

/** Applies pending marks to a conversation from the server. */
export function asRead<T extends Conversation>(given: T, marks: readonly ReadMark[]): T {
  const own = marks.filter(
    (mark) => 'conversation' in mark && mark.conversation === given.id && mark.upTo > given.read_up_to,
  ) as ConversationMark[]
  if (own.length === 0) return given
  const read = own.reduce((sum, { unread }) => sum + unread, 0)
  const upTo = Math.max(...own.map((mark) => mark.upTo))
  return { ...given, unread: Math.max(0, given.unread - read), read_up_to: upTo }
}

/** The server's counts minus pending marks. */
export const withoutMarked = (counts: UnreadCount, rows: readonly ReadMarkRow[]): UnreadCount => {
  const less = (name: keyof Taken) =>
    Math.max(0, counts[name] - rows.reduce((sum, { taken }) => sum + taken[name], 0))
  return { ...counts, all: less('all'), forum_discuss: less('forum_discuss') }
}

const atMost = (taken: Taken, counts: Taken): Taken => ({
  all: Math.min(taken.all, counts.all),
  forum_discuss: Math.min(taken.forum_discuss, counts.forum_discuss),
})

const countOf = (unread: readonly UserMessage[]): Taken => ({
  all: unread.length,
  forum_discuss: unread.filter(({ module }) => module === 'forum_discuss').length,
})

/**
 * The mark as it is stored; `known` are the notifications on this device, oldest first, `counts` the unread counts.
 * Null if nothing is known at which "all" could end.
 */
export function markOf(
  target: ToMark,
  known: readonly UserMessage[],
  { all, forum_discuss }: Taken,
): ReadMarkRow | null {
  const counts = { all, forum_discuss }
  if ('id' in target) {
    const message = known.find(({ id }) => id === target.id)
    const taken = message ? countOf(message.is_read ? [] : [message]) : { ...none, all: 1 }
    return { id: target.id, taken: atMost(taken, counts) }
  }
  if ('conversation' in target) {
    const unread = known.filter((message) => !message.is_read && covers(target, message))
    return { ...target, taken: atMost(countOf(unread), counts) }
  }
  const newest = known.at(-1)
  if (!newest) return null
  const mark = { modules: target.modules, upTo: newest.id }
  const unread = known.filter((message) => !message.is_read && covers(mark, message))
  return { ...mark, taken: target.modules === null ? counts : atMost(countOf(unread), counts) }
}

const stores = ['marks', 'notifications', 'read_marks']

/** Runs `work` in one transaction while `epoch` lasts, which is checked there; undefined when it has ended. */
async function inEpoch<T>(
  uid: number,
  epoch: number,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T | undefined> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return undefined
  try {
    return await transact(database, stores, 'readwrite', async (transaction) => {
      const signedIn = await result<MarkRow | undefined>(transaction.objectStore('marks').get('signed_in'))
      return signedIn?.epoch === epoch ? work(transaction) : undefined
    })
  } finally {
    database.close()
  }
}

/** Stores a mark and applies it to the notifications on this device; false when it could not be stored. */
export async function keepMark(
  { uid, epoch }: { uid: number; epoch: number },
  target: ToMark,
  counts: UnreadCount,
): Promise<boolean> {
  const isKept = await inEpoch(uid, epoch, async (transaction) => {
    const notifications = transaction.objectStore('notifications')
    const known = await result<UserMessage[]>(notifications.getAll())
    const mark = markOf(target, known, counts)
    if (!mark) return false
    const marked = withMarks(known, [mark])
    for (const [at, message] of marked.entries()) if (message !== known[at]) notifications.put(message)
    transaction.objectStore('read_marks').put(mark)
    return true
  })
  return isKept ?? false
}

/** Pending marks, oldest first; empty if nothing is stored. */
export async function waitingMarks(uid: number): Promise<ReadMarkRow[]> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return []
  try {
    return await transact(database, 'read_marks', 'readonly', (transaction) =>
      result<ReadMarkRow[]>(transaction.objectStore('read_marks').getAll()),
    )
  } finally {
    database.close()
  }
}

/** Pending marks of the account that is signed in on this device. */
export async function ownMarks(): Promise<ReadMarkRow[]> {
  const session = await readSession().catch(() => undefined)
  return session && session.uid !== null ? waitingMarks(session.uid).catch(() => []) : []
}

/** Deletes a mark that the server has accepted or can never accept; returns false when the epoch has ended. */
export async function settleMark(uid: number, epoch: number, { key }: ReadMarkRow): Promise<boolean> {
  const isSettled = await inEpoch(uid, epoch, async (transaction) => {
    transaction.objectStore('read_marks').delete(key!)
    return true
  })
  return isSettled ?? false
}
