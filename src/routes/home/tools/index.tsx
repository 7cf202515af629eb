import { createFileRoute } from '@tanstack/react-router'
import { ToolsPage } from '#features/tools/ToolsPage.tsx'

export const Route = createFileRoute('/home/tools/')({ component: ToolsPage })
