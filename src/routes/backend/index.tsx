import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/backend/')({
  beforeLoad: () => {
    throw redirect({ href: '/backend/dashboard', replace: true })
  },
})
