import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { websiteConfigApi } from '#contract/website_config.ts'
import { query } from './query.ts'

type Props = {
  /** Values of public sections of the site settings, by name. */
  sections: Readonly<Record<string, unknown>>
  children: ReactNode
}

function fill(client: QueryClient, sections: Props['sections']): QueryClient {
  for (const [section, value] of Object.entries(sections))
    client.setQueryData(query(websiteConfigApi.get, { params: { section } }).queryKey, JSON.stringify(value))
  return client
}

/** Components inside read these site settings instead of the stored ones, so that they show what is not saved yet. */
export function PreviewData({ sections, children }: Props) {
  const [client] = useState(() => {
    const queries = { refetchOnMount: false, refetchOnWindowFocus: false, retry: false }
    return fill(new QueryClient({ defaultOptions: { queries } }), sections)
  })
  useLayoutEffect(() => {
    fill(client, sections)
  }, [client, sections])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
