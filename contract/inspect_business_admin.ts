/** 质检委托 as operators see and handle it. */
import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { endpoint, numberedPages, page, queryFlag } from './endpoint.ts'
import {
  byInspection,
  inspection,
  inspectionDay,
  inspectionFiles,
  quoteForm,
  seen,
  stepReason,
} from './inspect_business.ts'
import { inspectionResults, inspectionStates } from './inspect_business_states.ts'
import { issue } from './issue.ts'
import { isoTime, requiredLines, requiredText, sought } from './text.ts'

const scheduleForm = z.strictObject({ scheduled_on: inspectionDay, inspector: requiredText(60) })

const reportForm = z.strictObject({
  inspected_on: inspectionDay,
  result: z.enum(inspectionResults, issue('choose')),
  summary: requiredLines(2000),
  report_files: inspectionFiles.check(z.minLength(1, issue('report_required'))),
})

const adminInspection = z.extend(inspection, {
  company: companyCard,
  /** Name of who asked. */
  requester: z.string(),
  /** The goods of the posting are no longer those that were to be inspected. */
  is_posting_changed: z.boolean(),
  can: z.object({ quote: z.boolean(), schedule: z.boolean(), report: z.boolean(), refuse: z.boolean() }),
})
export type AdminInspection = z.output<typeof adminInspection>

export const inspectionAdminApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/inspect_business/',
    access: 'admin_inspect',
    summary:
      'Inspections with the number in each state, with `waiting=1` only those that wait for operators; these oldest first, others newest first',
    query: z.strictObject({
      state: z.optional(z.enum(inspectionStates)),
      /** 1: only those in whose state operators have something to do. */
      waiting: z.optional(queryFlag),
      /** Part of the company’s name or of the object, the code of the posting, or the number. */
      keyword: z.optional(sought(80)),
      ...numberedPages,
    }),
    reply: z.extend(page(adminInspection), {
      counts: z.record(z.enum(inspectionStates), z.int()),
      /** Since when the oldest request waits for a quote, or the oldest accepted one for its date. */
      oldest_waiting: z.nullable(isoTime),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/admin/inspect_business/:id/',
    access: 'admin_inspect',
    summary: 'One inspection with its contact person',
    params: byInspection,
    reply: adminInspection,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/admin/inspect_business/:id/quote/',
    access: 'admin_inspect',
    summary: 'Quote, or replace the quote that is not accepted yet; the company is notified',
    params: byInspection,
    body: z.extend(quoteForm, seen),
    reply: adminInspection,
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/admin/inspect_business/:id/schedule/',
    access: 'admin_inspect',
    summary:
      'Name the day and the inspector of an accepted inspection, or change them; the company is notified',
    params: byInspection,
    body: z.extend(scheduleForm, seen),
    reply: adminInspection,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/admin/inspect_business/:id/report/',
    access: 'admin_inspect',
    summary: 'Hand over the report of a scheduled inspection, or a corrected one; the company is notified',
    params: byInspection,
    body: z.extend(reportForm, seen),
    reply: adminInspection,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/inspect_business/:id/refuse/',
    access: 'admin_inspect',
    summary: 'Refuse an inspection that is not reported, with the reason that the company reads',
    params: byInspection,
    body: z.strictObject({ ...seen, reason: stepReason }),
    reply: adminInspection,
  }),
}
