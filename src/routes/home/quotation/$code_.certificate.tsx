import { createFileRoute } from '@tanstack/react-router'
import { CertificatePage } from '#features/mill_certificate/CertificatePage.tsx'
import { postingKinds } from '#features/postings/registry.ts'

export const Route = createFileRoute('/home/quotation/$code_/certificate')({ component: Certificate })

function Certificate() {
  return <CertificatePage entry={postingKinds.quotation} code={Route.useParams().code} />
}
