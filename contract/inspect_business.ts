/** 质检委托: a company has goods inspected; operators quote, schedule and hand over the report (SPEC 1.7). */
import * as z from 'zod/mini'
import { contactMobile } from './contact.ts'
import { decimalsIssue } from './decimals_issue.ts'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { fileRef, shownFile } from './fields.ts'
import {
  inspectionItems,
  inspectionResults,
  inspectionStages,
  inspectionStates,
  inspectionUnits,
} from './inspect_business_states.ts'
import { issue } from './issue.ts'
import { code } from './postings/code.ts'
import { optionSets } from './postings/option_sets.ts'
import { bilingual, id, isoTime, lines, maybe, requiredLines, requiredText, text } from './text.ts'
import { uploadLimits } from './upload.ts'

export const inspectionDay = z.iso.date(issue('required'))
export const inspectionFiles = z.array(fileRef).check(z.maxLength(uploadLimits.files))
export const stepReason = requiredLines(500)
const money = z
  .number(issue('required'))
  .check(
    z.positive(issue('positive')),
    z.lte(1_000_000_000, issue('too_large')),
    z.multipleOf(0.01, decimalsIssue(2, '¥')),
  )

const wanted = {
  specification: lines(2000),
  quantity: z
    .number(issue('required'))
    .check(
      z.positive(issue('positive')),
      z.lte(1_000_000, issue('too_large')),
      z.multipleOf(0.001, decimalsIssue(3)),
    ),
  quantity_unit: z.enum(inspectionUnits, issue('choose')),
  region_id: z.number(issue('choose')).check(z.int(), z.positive()),
  /** Where in the region the goods are. */
  address: requiredText(200),
  stage: z.enum(inspectionStages, issue('choose')),
  items: z
    .array(z.enum(inspectionItems), issue('choose'))
    .check(z.minLength(1, issue('choose')), z.maxLength(inspectionItems.length)),
  wished_on: inspectionDay,
  contact_name: requiredText(40),
  contact_mobile: contactMobile,
  remark: lines(1000),
}

/** A request; without a posting the text names the object. */
export const inspectionForm = z
  .strictObject({
    ...wanted,
    posting_code: maybe(code),
    object: maybe(text(200)),
    specification: z._default(wanted.specification, ''),
    remark: z._default(wanted.remark, ''),
    files: z._default(inspectionFiles, []),
  })
  .check(
    z.refine((form) => form?.posting_code !== undefined || form?.object !== undefined, {
      path: ['object'],
      error: issue('required'),
      // Said together with what else is missing.
      when: () => true,
    }),
  )

const terms = {
  price_amount: money,
  currency: z.enum(optionSets.currency, issue('choose')),
  tax_included: z.literal([0, 1], issue('choose')),
  /** What the price covers. */
  includes: requiredLines(1000),
  /** The day on which an inspector could come. */
  possible_on: inspectionDay,
  /** The last day (China time) on which the quote can be accepted. */
  valid_until: inspectionDay,
}
export const quoteForm = z.strictObject(terms)

export const inspection = z.object({
  id,
  state: z.enum(inspectionStates),
  /** Counts the changes; a step names the one that its reader saw. */
  revision: z.int(),
  /** Null without one; without a kind the posting no longer exists. */
  posting: z.nullable(z.object({ code: z.string(), kind: z.nullable(z.enum(postingKinds)) })),
  /** What is inspected: the posting's title at that time, or the text that was entered. */
  object: bilingual,
  ...wanted,
  contact_mobile: z.string(),
  files: z.array(shownFile),
  quote: z.nullable(z.object({ ...terms, is_expired: z.boolean() })),
  schedule: z.nullable(z.object({ scheduled_on: inspectionDay, inspector: z.string() })),
  report: z.nullable(
    z.object({
      inspected_on: inspectionDay,
      result: z.enum(inspectionResults),
      summary: z.string(),
      report_files: z.array(shownFile),
    }),
  ),
  /** Why it was declined, cancelled or refused. */
  reason: z.nullable(z.string()),
  /** When each state was reached last; null if it was not. */
  times: z.object({
    requested: isoTime,
    quoted: z.nullable(isoTime),
    accepted: z.nullable(isoTime),
    scheduled: z.nullable(isoTime),
    reported: z.nullable(isoTime),
    ended: z.nullable(isoTime),
  }),
  /** The badge on the company's own offer; null where there is none to be had. */
  badge: z.nullable(
    z.object({
      /** Whether the company wants it. */
      wanted: z.boolean(),
      /** The posting still describes the inspected goods, and none of a later inspection failed. */
      holds: z.boolean(),
    }),
  ),
})
const ownInspection = z.extend(inspection, {
  can: z.object({ accept: z.boolean(), decline: z.boolean(), cancel: z.boolean(), badge: z.boolean() }),
})
export type OwnInspection = z.output<typeof ownInspection>

export const byInspection = z.strictObject({ id: queryNumber(id) })
/** The revision that the reader saw: what was changed in between is a conflict. */
export const seen = { revision: id }

export const inspectionApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/backend/inspect_business/',
    access: 'company',
    summary: 'Inspections that the own company has ordered, newest first',
    query: z.strictObject(numberedPages),
    reply: page(ownInspection),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/backend/inspect_business/:id/',
    access: 'company',
    summary: 'One of them with its quote and report',
    params: byInspection,
    reply: ownInspection,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/backend/inspect_business/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Ask for an inspection of a posting that the company can see, or of other goods; operators are notified',
    body: inspectionForm,
    reply: ownInspection,
    idempotent: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/backend/inspect_business/:id/accept/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Accept the quote; 409 if it has expired, was replaced or the state has changed',
    params: byInspection,
    body: z.strictObject(seen),
    reply: ownInspection,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/backend/inspect_business/:id/decline/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Decline the quote with a reason; operators can quote again',
    params: byInspection,
    body: z.strictObject({ ...seen, reason: stepReason }),
    reply: ownInspection,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/backend/inspect_business/:id/cancel/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Cancel an inspection that is not scheduled yet',
    params: byInspection,
    body: z.strictObject({ ...seen, reason: z._default(lines(500), '') }),
    reply: ownInspection,
  }),
  badge: endpoint({
    method: 'PUT',
    path: '/api/backend/inspect_business/:id/badge/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Show or hide the badge of a passed inspection on the company’s own offer',
    params: byInspection,
    body: z.strictObject({ wanted: z.boolean() }),
    reply: ownInspection,
  }),
}
