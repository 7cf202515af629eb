import { createFileRoute } from '@tanstack/react-router'
import { HomeLayout } from '#shell/HomeLayout.tsx'

export const Route = createFileRoute('/home')({ component: HomeLayout })
