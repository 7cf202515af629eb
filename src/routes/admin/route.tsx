import { createFileRoute } from '@tanstack/react-router'
import { requireOperator } from '#shell/guards.ts'
import { AdminLayout } from '#shell/AdminLayout.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location, matches, context, cause }) =>
    requireOperator(context.queryClient, { address: location.href, matches, isEntering: cause === 'enter' }),
  component: AdminLayout,
})
