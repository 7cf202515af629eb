import * as z from 'zod/mini'
import { empty, endpoint } from './endpoint.ts'
import { shapes } from './steel/shapes.ts'
import { lines, requiredText } from './text.ts'

/** Most characters of a line that can be reported; longer ones are pasted texts. */
export const maxReportedLine = 500
/** Most characters of what somebody says about it. */
export const maxReportNote = 300

export const specReportApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/spec_report/',
    access: 'public',
    acting: 'only_in_person',
    summary:
      'Tell the operators that a specification line was read wrongly; equal lines are counted, and nobody’s name is stored',
    body: z.strictObject({
      line: requiredText(maxReportedLine),
      /** The shape that was chosen for the line, if one was. */
      shape: z.optional(z.enum(shapes)),
      /** What the line means, in the reader's own words. */
      note: lines(maxReportNote),
    }),
    reply: empty,
  }),
}
