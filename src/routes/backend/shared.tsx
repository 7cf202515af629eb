import { createFileRoute } from '@tanstack/react-router'
import { SharedPage } from '#features/shared_files/SharedPage.tsx'

export const Route = createFileRoute('/backend/shared')({ component: SharedPage })
