import { createFileRoute } from '@tanstack/react-router'
import { DraftsPage } from '#features/drafts/DraftsPage.tsx'

export const Route = createFileRoute('/backend/drafts')({ component: DraftsPage })
