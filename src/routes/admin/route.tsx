import { createFileRoute } from '@tanstack/react-router'
import { requireOperator } from '#shell/guards.ts'
import { AdminLayout } from '#shell/AdminLayout.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location, context }) => requireOperator(context.queryClient, location.href),
  component: AdminLayout,
})
