import { renewGradeKeys } from '#server/features/postings/catalogue_store.ts'
import { work, type Feature } from '#server/http/feature.ts'
import { job } from '#server/jobs/queue.ts'
import { servedGrades } from './handlers.ts'

/** Sent once when a worker starts, because a release may have changed which names mean the same grade. */
export const renewKeys = job<Record<string, never>>('renew_grade_keys')

export const grade: Feature = {
  name: 'grade',
  resources: [servedGrades],
  jobs: [work(renewKeys, (_, { database }) => renewGradeKeys(database.orm))],
}
