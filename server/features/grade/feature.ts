import { renewGradeKeys } from '#server/features/postings/catalogue_store.ts'
import { unlistedGradeApi } from '#contract/unlisted_grade.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { turnFlats } from '#server/features/postings/flats_store.ts'
import { job } from '#server/jobs/queue.ts'
import { servedGrades, unlistedGradeHandlers } from './handlers.ts'

/** Sent once when a worker starts, because a release may have changed which names mean the same grade, or what a flat's thickness is. */
export const renewKeys = job('renew_grade_keys')

export const grade: Feature = {
  name: 'grade',
  calls: [calls(unlistedGradeApi, unlistedGradeHandlers)],
  resources: [servedGrades],
  jobs: [
    work(renewKeys, async (_, { database }) => {
      await renewGradeKeys(database.orm)
      await turnFlats(database.orm)
    }),
  ],
}
