import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/home/index')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})
