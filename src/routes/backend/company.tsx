import { createFileRoute } from '@tanstack/react-router'
import { CertificationPage } from '#features/certification/CertificationPage.tsx'

export const Route = createFileRoute('/backend/company')({ component: CertificationPage })
