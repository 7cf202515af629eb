import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '#features/staff/StaffPage.tsx'

export const Route = createFileRoute('/backend/staff')({ component: StaffPage })
