import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '#shell/guards.ts'
import { BackendLayout } from '#shell/BackendLayout.tsx'

export const Route = createFileRoute('/backend')({
  beforeLoad: ({ location }) => requireSignIn(location.href),
  component: BackendLayout,
})
