import { createFileRoute } from '@tanstack/react-router'
import { AppPage } from '#features/app_edition/AppPage.tsx'

export const Route = createFileRoute('/home/app')({ component: AppPage })
