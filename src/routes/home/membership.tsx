import { createFileRoute } from '@tanstack/react-router'
import { TiersPage } from '#features/membership/TiersPage.tsx'

export const Route = createFileRoute('/home/membership')({ component: TiersPage })
