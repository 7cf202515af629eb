import { createFileRoute } from '@tanstack/react-router'
import { PostingThumb } from '#features/postings/PostingThumb.tsx'
import { websiteConfigSearch } from '#features/website_config/config_search.ts'
import { WebsiteConfigPage } from '#features/website_config/WebsiteConfigPage.tsx'
import { Footer } from '#shell/Footer.tsx'
import { SearchForm } from '#shell/SearchBox.tsx'
import { ServiceCard } from '#shell/ServiceCard.tsx'

export const Route = createFileRoute('/admin/website_config')({
  validateSearch: websiteConfigSearch,
  component: Page,
})

const frames = { Footer, ServiceCard, SearchForm, PostingThumb }

function Page() {
  const { section = 'site' } = Route.useSearch()
  return <WebsiteConfigPage section={section} frames={frames} />
}
