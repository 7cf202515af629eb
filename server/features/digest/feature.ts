import { work, type Feature } from '#server/http/feature.ts'
import { sendDigests } from '#server/jobs/kinds.ts'
import { sendDueDigests } from './send_digests.ts'

export const digest: Feature = {
  name: 'digest',
  jobs: [work(sendDigests, (_, deps) => sendDueDigests(deps))],
}
