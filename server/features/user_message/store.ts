import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { MessageModule } from '#contract/enums.ts'
import type { MessageCode, MessageParams } from '#contract/message_texts.ts'
import type { AdminPermission, Permission } from '#contract/permissions.ts'
import type { UnreadCount } from '#contract/user_message.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { userMessage } from '#server/db/tables.ts'
import { unreadOf } from '#server/db/unread.ts'
import { queuePushes } from '#server/features/push/queue_store.ts'
import { groupKey, type MessageGroup } from './group_rules.ts'
import { writeGrouped } from './group_store.ts'
import { needsAnswer, searchTexts } from './rules.ts'

/**
 * Recipients: given accounts, everyone of a company who may see the subject (main account and staff with the
 * permission), or the operators with a permission.
 */
export type Recipients =
  | { accountIds: readonly number[] }
  | { tenantId: number; permission: Permission }
  | { operatorsWith: AdminPermission }

export type Notice<Code extends MessageCode> = Recipients & {
  module: MessageModule
  /** What the notification's target opens, e.g. the code of a posting (SPEC 3.13). */
  record_sign: string
  code: Code
  params: MessageParams[Code]
  now: Date
  /**
   * Recipients with an unread message of the same code and record_sign are not notified again; given a subject, neither
   * those with one about it or a part of it (`thread-7` and `thread-7-12`).
   */
  unlessUnread?: boolean | { about: string }
  /** Recipients with an unread message of this group get one about both events in its place. */
  group?: MessageGroup
}

function chosenBy(recipients: Recipients): SQL {
  if ('accountIds' in recipients)
    return sql`a.id in (select jsonb_array_elements_text(${JSON.stringify(recipients.accountIds)}::jsonb)::int)`
  if ('operatorsWith' in recipients)
    return sql`a.is_backend and a.disabled_at is null and ${recipients.operatorsWith} = any(a.admin_permissions)`
  return sql`a.tenant_id = ${recipients.tenantId} and a.disabled_at is null
    and (a.tenant_role = 'main_account' or ${recipients.permission} = any(a.staff_permissions))`
}

/** Whether a record_sign names the subject or a part of it. */
const isAbout = (sign: SQL, subject: string): SQL =>
  sql`(${sign} = ${subject} or starts_with(${sign}, ${`${subject}-`}))`

type OfSign = Pick<Notice<MessageCode>, 'code' | 'record_sign' | 'unlessUnread'>
const hasNoneUnread = ({ code, record_sign: sign, unlessUnread }: OfSign): SQL =>
  sql`not exists (select 1 from user_message m where m.account_id = a.id and not m.is_read and m.code = ${code}
    and ${typeof unlessUnread === 'object' ? isAbout(sql`m.record_sign`, unlessUnread.about) : sql`m.record_sign = ${sign}`})`

/** Writes a notification to each recipient and queues its push, in the transaction of the event. */
export async function notify<Code extends MessageCode>(db: DbOrTx, notice: Notice<Code>): Promise<void> {
  const chosen = sql.join(
    [chosenBy(notice), ...(notice.unlessUnread ? [hasNoneUnread(notice)] : [])],
    sql` and `,
  )
  const { module, record_sign, code, params, group, now } = notice
  if (group) {
    const found = await rows<{ id: number }>(db, sql`select a.id from account a where ${chosen}`)
    const key = groupKey(group, module)
    const events = found.map(({ id }) => ({ accountId: id, module, record_sign, code, params, key }))
    return writeGrouped(db, events, now)
  }
  const { search_zh, search_en } = searchTexts(code, params)
  await db.execute(sql`
    with told as (
      insert into user_message (account_id, module, record_sign, code, params, needs_answer, search_zh, search_en,
        created_at)
      select a.id, ${module}, ${record_sign}, ${code}, ${JSON.stringify(params)}::jsonb,
        ${needsAnswer(code, params)}, ${search_zh}, ${search_en}, ${now.toISOString()}::timestamptz
      from account a where ${chosen}
      returning id, account_id, first_id
    ), queued as (${queuePushes(sql`told`, now)})
    select count(*) from told`)
}

/** Those of the accounts that have such a notification, read or not. */
export async function whoWasTold(
  db: DbOrTx,
  accountIds: readonly number[],
  { code, record_sign: sign }: Pick<Notice<MessageCode>, 'code' | 'record_sign'>,
): Promise<number[]> {
  if (accountIds.length === 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select distinct account_id as id from user_message where account_id = any(${sql.param([...accountIds])}::int[])
      and code = ${code} and record_sign = ${sign}`,
  )
  return found.map(({ id }) => id)
}

type OneOfMany<Code extends MessageCode> = Pick<Notice<Code>, 'module' | 'record_sign' | 'params'> &
  Recipients

/** The notices as `n`, with their place in the list as `at`, each with the accounts that read it as `a`. */
const manyReaders = (notices: readonly object[]): SQL => {
  const numbered = JSON.stringify(notices.map((notice, at) => ({ ...notice, at })))
  return sql`jsonb_to_recordset(${numbered}::jsonb) as n(at int, "accountIds" jsonb, "tenantId" int, permission text,
        "operatorsWith" text, module text, record_sign text, params jsonb, needs_answer boolean, search_zh text,
        search_en text)
      cross join lateral (
        select jsonb_array_elements_text(n."accountIds")::int as id
        union all select o.id from account o where o.tenant_id = n."tenantId" and o.disabled_at is null
          and (o.tenant_role = 'main_account' or n.permission = any(o.staff_permissions))
        union all select o.id from account o where o.is_backend and o.disabled_at is null
          and n."operatorsWith" = any(o.admin_permissions)) a`
}

/** Writes many notifications of one code, each to recipients of its own, and queues their pushes, all in one statement. */
export async function notifyAll<Code extends MessageCode>(
  db: DbOrTx,
  { code, now }: Pick<Notice<Code>, 'code' | 'now'>,
  notices: readonly OneOfMany<Code>[],
): Promise<void> {
  if (notices.length === 0) return
  const given = notices.map((notice) => ({
    ...notice,
    needs_answer: needsAnswer(code, notice.params),
    ...searchTexts(code, notice.params),
  }))
  await db.execute(sql`
    with told as (
      insert into user_message (account_id, module, record_sign, code, params, needs_answer, search_zh, search_en,
        created_at)
      select a.id, n.module, n.record_sign, ${code}, n.params, n.needs_answer, n.search_zh, n.search_en,
        ${now.toISOString()}::timestamptz
      from ${manyReaders(given)}
      returning id, account_id, first_id
    ), queued as (${queuePushes(sql`told`, now)})
    select count(*) from told`)
}

/** The same with events of a group, which is told by the module. */
export async function notifyAllInGroup<Code extends MessageCode>(
  db: DbOrTx,
  { code, group, now }: Pick<Notice<Code>, 'code' | 'now'> & { group: MessageGroup },
  notices: readonly OneOfMany<Code>[],
): Promise<void> {
  if (notices.length === 0) return
  const found = await rows<{ id: number; at: number }>(
    db,
    sql`select a.id, n.at from ${manyReaders(notices)}`,
  )
  const readers = Map.groupBy(found, ({ at }) => at)
  const events = notices.flatMap(({ module, record_sign, params }, at) =>
    (readers.get(at) ?? []).map(({ id }) => ({
      accountId: id,
      module,
      record_sign,
      code,
      params,
      key: groupKey(group, module),
    })),
  )
  return writeGrouped(db, events, now)
}

export type PersonalNotice<Code extends MessageCode> = Pick<Notice<Code>, 'record_sign' | 'params'> & {
  accountId: number
}

/** The same with one recipient for each. */
export const notifyEach = <Code extends MessageCode>(
  db: DbOrTx,
  { module, ...of }: Pick<Notice<Code>, 'module' | 'code' | 'now'>,
  notices: readonly PersonalNotice<Code>[],
): Promise<void> =>
  notifyAll<Code>(
    db,
    of,
    notices.map(({ accountId, record_sign, params }) => ({
      module,
      record_sign,
      params,
      accountIds: [accountId],
    })),
  )

/** The same with a group for each. */
export const notifyEachInGroup = <Code extends MessageCode>(
  db: DbOrTx,
  { module, code, now }: Pick<Notice<Code>, 'module' | 'code' | 'now'>,
  notices: readonly (PersonalNotice<Code> & { group: MessageGroup })[],
): Promise<void> =>
  writeGrouped(
    db,
    notices.map(({ group, ...notice }) => ({ ...notice, module, code, key: groupKey(group, module) })),
    now,
  )

export async function countUnread(db: DbOrTx, accountId: number): Promise<UnreadCount> {
  const [found] = await rows<UnreadCount>(db, unreadOf(accountId))
  return { all: found?.all ?? 0, forum_discuss: found?.forum_discuss ?? 0, newest: found?.newest ?? 0 }
}

/** Returns false when the account has no such message. */
export async function markRead(db: DbOrTx, accountId: number, id: number): Promise<boolean> {
  const marked = await db
    .update(userMessage)
    .set({ is_read: true })
    .where(and(eq(userMessage.account_id, accountId), eq(userMessage.id, id)))
    .returning({ id: userMessage.id })
  return marked.length > 0
}

/** Marks unread messages of one code and record_sign as read: their subject was opened elsewhere. */
export async function markSignRead(
  db: DbOrTx,
  accountId: number,
  { code, sign }: { code: MessageCode; sign: string },
): Promise<void> {
  await db
    .update(userMessage)
    .set({ is_read: true })
    .where(
      and(
        eq(userMessage.account_id, accountId),
        eq(userMessage.is_read, false),
        eq(userMessage.code, code),
        isAbout(sql`${userMessage.record_sign}`, sign),
      ),
    )
}

type Sweep = { upTo: number | undefined; modules: readonly MessageModule[] | undefined }

/** Marks unread messages as read; `upTo` excludes newer ones, `modules` all others. */
export async function markAllRead(db: DbOrTx, accountId: number, { upTo, modules }: Sweep): Promise<void> {
  await db
    .update(userMessage)
    .set({ is_read: true })
    .where(
      and(
        eq(userMessage.account_id, accountId),
        eq(userMessage.is_read, false),
        upTo === undefined ? undefined : lte(userMessage.id, upTo),
        modules === undefined ? undefined : inArray(userMessage.module, [...modules]),
      ),
    )
}
