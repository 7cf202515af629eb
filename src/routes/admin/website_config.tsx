import { createFileRoute } from '@tanstack/react-router'
import { websiteConfigSearch } from '#features/website_config/config_search.ts'
import { WebsiteConfigPage } from '#features/website_config/WebsiteConfigPage.tsx'

export const Route = createFileRoute('/admin/website_config')({
  validateSearch: websiteConfigSearch,
  component: Page,
})

function Page() {
  const { section = 'site' } = Route.useSearch()
  return <WebsiteConfigPage section={section} />
}
