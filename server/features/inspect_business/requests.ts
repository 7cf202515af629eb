import type { Body } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import type { inspectionApi } from '#contract/inspect_business.ts'
import { postings } from '#contract/postings/index.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { nameText, normaliseName } from '#server/features/account/rules.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { findPosting, type PostingRecord } from '#server/features/postings/store.ts'
import { readerOf } from '#server/features/postings/visibility_rules.ts'
import { requireOwnFiles } from '#server/features/upload/own_files_rules.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { regions } from '#server/reference/regions.ts'
import { plannedDayIssue } from './rules.ts'
import type { NewInspection } from './store.ts'

type Form = Body<typeof inspectionApi.request>
type Given = { actor: CompanyActor; lang: Lang; now: Date }

/** The posting that is to be inspected; refused when the company cannot see it, in the same words as an absent one. */
async function postingOf(tx: DbOrTx, code: string, { actor, lang, now }: Given): Promise<PostingRecord> {
  const known = Object.values(postings).find(({ definition }) => code.startsWith(definition.codePrefix))
  const refusal = fieldProblem('posting_code', 'posting_not_visible', lang)
  if (!known) throw refusal
  const { definition } = known
  const found = await findPosting(tx, definition.kind, code, { reader: readerOf(actor, definition) })
  if (!found || !maySeeDetail(actor, { ...found, state: stateOf(found, now) }, definition.adminPermission))
    throw refusal
  return found
}

/** Checks a request against the database and returns the row to store. */
export async function newInspection(tx: DbOrTx, form: Form, given: Given): Promise<NewInspection> {
  const { actor, lang, now } = given
  const { posting_code: code, object = '', items, ...rest } = form
  if (!regions.get(form.region_id)) throw fieldProblem('region_id', 'choose', lang)
  const dayIssue = plannedDayIssue(form.wished_on, now)
  if (dayIssue) throw fieldProblem('wished_on', dayIssue, lang)
  const mobile = normaliseName(form.contact_mobile)
  if (!mobile || !('mobile' in mobile)) throw fieldProblem('contact_mobile', 'mobile_format', lang)
  const posting = code === undefined ? undefined : await postingOf(tx, code, given)
  await requireOwnFiles(
    tx,
    form.files.map(({ address }) => ({ field: 'files', address })),
    { ...given, issue: 'resource_address' },
  )
  return {
    ...rest,
    items: [...new Set(items)],
    contact_mobile: nameText(mobile),
    posting_id: posting?.id ?? null,
    posting_code: posting?.code ?? null,
    object_zh: posting?.title_zh ?? object,
    object_en: posting?.title_en ?? object,
    tenant_id: actor.tenantId,
    account_id: actor.accountId,
    requested_at: now,
  }
}
