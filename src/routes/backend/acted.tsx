import { createFileRoute } from '@tanstack/react-router'
import { ActedPage } from '#features/impersonation/ActedPage.tsx'

export const Route = createFileRoute('/backend/acted')({ component: ActedPage })
