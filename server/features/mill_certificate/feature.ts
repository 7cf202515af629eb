import { millCertificateAdminApi } from '#contract/mill_certificate.ts'
import { checkCertificates } from '#server/features/postings/certificate_queue_store.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { findDuplicates } from './find_duplicates.ts'
import { millCertificateHandlers } from './handlers.ts'

export const millCertificate: Feature = {
  name: 'mill_certificate',
  calls: [calls(millCertificateAdminApi, millCertificateHandlers)],
  jobs: [work(checkCertificates, ({ posting_id }, deps) => findDuplicates(deps, posting_id))],
}
