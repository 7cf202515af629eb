import { useQuery } from '@tanstack/react-query'
import { shownSite, websiteConfigApi, type ShownSite, type SiteConfig } from '#contract/website_config.ts'
import type { SearchSection } from '#contract/enums.ts'
import { query } from '#shared/api/query.ts'

const configQuery = (section: string) => ({
  ...query(websiteConfigApi.get, { params: { section } }, { keep: true, quiet: true }),
  staleTime: 300_000,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns phone, email, licences and the other texts that operators maintain; undefined until they are loaded. */
export function useSite(): ShownSite | undefined {
  const { data } = useQuery({
    ...configQuery('site'),
    select: (text) => shownSite.safeParse(parsed(text)).data,
  })
  return data
}

/** Returns the address of the mobile site, or undefined if operators have set none or this site's own. */
export function mobileAddress(site: SiteConfig | undefined): string | undefined {
  const { href } = new URL(site?.mobile_url || '/', location.origin)
  return href === `${location.origin}/` ? undefined : href
}

const parseNames = (text: string): string[] => {
  const list = parsed(text)
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
}

/** Returns the suggested names of a search section (SPEC 7.24); empty until they are loaded. */
export const useSearchNames = (section: SearchSection): string[] =>
  useQuery({ ...configQuery(section), select: parseNames }).data ?? []
