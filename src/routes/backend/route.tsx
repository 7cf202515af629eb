import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn, type Entered } from '#shell/guards.ts'
import { BackendLayout } from '#shell/BackendLayout.tsx'

export const Route = createFileRoute('/backend')({
  // Its types are named: those of all routes would refer to this one.
  beforeLoad: ({ location, matches }: Entered): void => requireSignIn(location.href, matches),
  component: BackendLayout,
})
