import { certificationAdminApi, certificationApi } from '#contract/certification.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { decisionHandlers } from './decisions.ts'
import { certificationHandlers } from './handlers.ts'
import { remindOfCertification } from './reminders.ts'

export const certification: Feature = {
  name: 'certification',
  calls: [calls(certificationApi, certificationHandlers), calls(certificationAdminApi, decisionHandlers)],
  jobs: [work(remindOfExpiry, (_, { database, clock }) => remindOfCertification(database.orm, clock()))],
}
