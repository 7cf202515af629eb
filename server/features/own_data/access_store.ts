/** Who looked at what: contact details, drawings, the company, the account. */
import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { maskedAccount } from '#server/features/staff/rules.ts'
import type { Reader, Row } from './rules.ts'
import { other, ownRows, pagesOf, title } from './store.ts'

/** Views of other companies' contact details, which are not in it; who of the company looked is. */
export const contactViewsMade = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select v.id as key, json_build_object('time', v.at, 'company', ${companyNameIn(reader.lang)},
        'posting', p.code, 'title', ${title(reader)}, 'person', ${personNameIn(reader.lang)}, 'part_of_deal', v.of_deal) as json
      from contact_view v join tenant t on t.id = v.seller_tenant_id join posting p on p.id = v.posting_id
        join account a on a.id = v.account_id
      where v.tenant_id ${ownRows(reader, sql`v.account_id`)} and v.id > ${after}`,
  )

/** Views of the own company's contact details: which company looked, and when, but not which person. */
export const contactViewsReceived = (db: DbOrTx, { tenantId, lang }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select v.id as key, json_build_object('time', v.at, 'company', ${companyNameIn(lang)}) as json
      from contact_view v join tenant t on t.id = v.tenant_id
      where v.seller_tenant_id = ${tenantId} and v.id > ${after}`,
  )

export const drawingRequests = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select d.id as key, json_build_object('direction', case when d.tenant_id = ${reader.tenantId} then 'sent' else 'received' end,
        'posting', p.code, 'title', ${title(reader)}, 'company', ${other(reader, sql`p.tenant_id`, sql`d.tenant_id`)},
        'state', d.state, 'sent', d.requested_at, 'answered', d.answered_at) as json
      from drawing_access d join posting p on p.id = d.posting_id
      where (d.tenant_id ${ownRows(reader, sql`d.account_id`)} or p.tenant_id ${ownRows(reader, sql`p.author_id`)})
        and d.id > ${after}`,
  )

/** Invitations to become staff; of the people whom the own company invited as much as the page of the staff shows. */
export async function* staffInvitations(db: DbOrTx, reader: Reader): AsyncGenerator<Row[]> {
  const { accountId, lang } = reader
  const stored = pagesOf(
    db,
    (
      after,
    ) => sql`select i.id as key, json_build_object('direction', case when i.name = any(own.names) then 'received' else 'sent' end,
        'company', ${companyNameIn(lang)}, 'invited', i.name, 'invited_by', ${personNameIn(lang)}, 'rights', i.rights,
        'state', i.state, 'sent', i.sent_at, 'expires', i.expires_at, 'answered', i.ended_at) as json
      from staff_invitation i join tenant t on t.id = i.tenant_id join account a on a.id = i.invited_by,
        (select array[o.mobile, o.email] as names from account o where o.id = ${accountId}) own
      where (i.name = any(own.names) or i.tenant_id ${ownRows(reader, sql`i.invited_by`)}) and i.id > ${after}`,
  )
  for await (const page of stored)
    yield page.map(({ invited, ...row }) => ({ ...row, invited: maskedAccount(String(invited)) }))
}

/** Sessions in which an operator acted for the account; `ended` is null as long as one lasts. */
export const operatorSessions = (db: DbOrTx, { accountId, lang }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select i.id as key, json_build_object('begun', i.opened_at, 'ended', i.ended_at, 'operator', ${personNameIn(lang)},
        'reason', i.reason) as json
      from impersonation i join account a on a.id = i.operator_id
      where i.account_id = ${accountId} and i.id > ${after}`,
  )
