import { searchSections, type Lang, type SearchSection } from '#contract/enums.ts'
import { helpLinks } from '#contract/help/help_links.ts'
import { pictureSection } from '#contract/picture_policy.ts'
import type { SiteValue, Suggestions } from '#contract/site_settings.ts'
import type { websiteConfigApi } from '#contract/website_config.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { readPicturePolicy, readPublicSection, readSection } from './store.ts'

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

const isSearchSection = (section: string): section is SearchSection =>
  (searchSections as readonly string[]).includes(section)

type SiteRow = Omit<SiteValue, 'help_links'> & Partial<Pick<SiteValue, 'help_links'>>
/** The site's texts with the titles of the help pages; rows from before there were any have none. */
const shownSiteOf = (site: SiteRow | undefined) =>
  site && { ...site, help_links: helpLinks(site.help_links ?? []) }

/** The value of a section as its readers get it; undefined when there is none. */
async function publicValue(db: DbOrTx, section: string, lang: Lang): Promise<unknown> {
  if (section === pictureSection) return readPicturePolicy(db)
  if (section === 'site') return shownSiteOf((await readPublicSection(db, section)) as SiteRow | undefined)
  if (!isSearchSection(section)) return readPublicSection(db, section)
  // Each reader gets the names in their language (SPEC 7.24).
  const suggested = (await readSection(db, 'suggestions')) as Partial<Suggestions> | undefined
  return suggested?.[section]?.[lang]
}

export const websiteConfigHandlers: Handlers<typeof websiteConfigApi> = {
  get: ({ db, deps, params: { section }, lang, now }) =>
    deps.cache.answer(`config ${section} ${lang}`, { ttl, now }, async () => {
      const value = await publicValue(db, section, lang)
      if (value === undefined) throw new Problem('not_found')
      // The answer is the section's JSON as a string.
      return JSON.stringify(JSON.stringify(value))
    }),
}
