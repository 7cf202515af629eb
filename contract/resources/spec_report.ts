import type { Reply } from '../endpoint.ts'
import { field } from '../fields.ts'
import { maxReportedLine } from '../spec_report.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Lines that people say were read wrongly, each once (decision 105). */
export const specReportResource = defineResource({
  name: 'spec_report',
  permission: 'website_config',
  fields: {
    line: field.text(maxReportedLine),
    /** The shape that was chosen for it when it was last reported. */
    shape: field.shape(),
    /** What was read when it was last reported. */
    reading: field.bilingual(4000),
    /** What people wrote about it, newest first, one a line. */
    notes: field.textarea(2000),
    /** How often it was reported, at most once a day by the same person. */
    count: field.number({ max: Number.MAX_SAFE_INTEGER }),
    last_time: field.time(),
    /** Only operators read it. */
    operator_note: field.textarea(500),
  },
  derived: ['line', 'shape', 'reading', 'notes', 'count', 'last_time'],
  required: [],
  rules: [],
  writes: ['update'],
  /** A solved line that is reported again is open again. */
  states: ['open', 'solved', 'no_mistake'],
  actions: {
    solve: { from: ['open', 'no_mistake'], to: 'solved' },
    dismiss: { from: ['open', 'solved'], to: 'no_mistake' },
    reopen: { from: ['solved', 'no_mistake'], to: 'open' },
  },
  list: {
    filters: ['last_time'],
    search: ['line', 'notes', 'operator_note'],
    sorts: ['count', 'last_time'],
    usual: '-count',
  },
})
export const specReportAdminApi = resourceApi(specReportResource)
export type SpecReport = Reply<typeof specReportAdminApi.one>
