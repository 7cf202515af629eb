import { createFileRoute } from '@tanstack/react-router'
import { MembershipPage } from '#features/membership/MembershipPage.tsx'

export const Route = createFileRoute('/backend/membership')({ component: MembershipPage })
