/** Grades that postings name and the table does not have: what operators may add, or what was misspelt. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoTime } from './text.ts'

/** Most that one answer lists. */
export const unlistedGradesShown = 200

export const unlistedGrade = z.object({
  /** As it is stored, which is how it was written. */
  material: z.string(),
  /** Postings that name it, in any state, and those of them that are online. */
  postings: z.int(),
  online: z.int(),
  /** When the newest of them was made. */
  newest_time: isoTime,
  newest_code: z.string(),
})
export type UnlistedGrade = z.output<typeof unlistedGrade>

export const unlistedGradeApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/unlisted_grade/',
    access: 'website_config',
    summary: 'Grades that postings name and the table does not have, the most frequent first, at most 200',
    reply: z.object({ count: z.int(), results: z.array(unlistedGrade) }),
  }),
}
