import { createFileRoute } from '@tanstack/react-router'
import { SiteMap } from '#shell/site_map/SiteMap.tsx'

export const Route = createFileRoute('/home/site_map')({ component: SiteMap })
