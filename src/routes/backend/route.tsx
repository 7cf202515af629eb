import { createFileRoute } from '@tanstack/react-router'
import { enterAccount } from '#shell/guards.ts'
import { BackendLayout } from '#shell/BackendLayout.tsx'

export const Route = createFileRoute('/backend')({ beforeLoad: enterAccount, component: BackendLayout })
