import { createFileRoute } from '@tanstack/react-router'
import { PlainLayout } from '#shell/PlainLayout.tsx'

export const Route = createFileRoute('/_plain')({ component: PlainLayout })
