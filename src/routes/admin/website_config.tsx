import { createFileRoute } from '@tanstack/react-router'
import { PicturePolicyPage } from '#features/website_config/PicturePolicyPage.tsx'

export const Route = createFileRoute('/admin/website_config')({ component: PicturePolicyPage })
