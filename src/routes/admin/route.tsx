import { createFileRoute } from '@tanstack/react-router'
import { requireOperator } from '#shell/guards.ts'
import { AdminLayout } from '#shell/AdminLayout.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location, context, cause }) =>
    requireOperator(context.queryClient, { address: location.href, isEntering: cause === 'enter' }),
  component: AdminLayout,
})
