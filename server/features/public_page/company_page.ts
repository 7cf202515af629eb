import { kindNames } from '#contract/kind_names.ts'
import { postings } from '#contract/postings/index.ts'
import { readProfile } from '#server/features/company/profile_store.ts'
import { readSupplier } from '#server/features/good_business/list_store.ts'
import { pathIn } from './address.ts'
import type { PublicPage } from './content.ts'
import { dayText } from './figures.ts'
import { html } from './html.ts'
import { newestShown } from './list_page.ts'
import { factList, link, postingList } from './parts.ts'
import { responseFact, supplierFacts } from './supplier_facts.ts'
import { texts } from './texts.ts'

/** Postings of a kind that the page of a company names. */
const newest = 20

/** The public page of a company, or of the one that it has become part of. */
export const companyPage: PublicPage = {
  path: '/home/company/:code',
  read: async (asked) => {
    const { deps, lang, now, params, site } = asked
    const found = await readProfile(deps.database.orm, { code: params['code'] ?? '', lang, now })
    if (!found) return undefined
    const path = `/home/company/${found.code}`
    const isCertified = found.certification === 'certified'
    const online = await Promise.all(
      found.kinds.map(async ({ kind, count }) => ({
        kind,
        count,
        rows: await newestShown(postings[kind].definition, asked, {
          filters: { company: found.code },
          limit: newest,
        }),
      })),
    )
    const as = await readSupplier(deps.database.orm, { code: found.code, lang, now })
    const counts = online.map(({ kind, count }) => `${kindNames[kind][lang]}: ${count}`)
    return {
      title: [found.name],
      description: [found.name, found.main_business, isCertified && texts.certified[lang], ...counts]
        .filter(Boolean)
        .join(' · '),
      path,
      trail: [],
      data: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: found.name,
          alternateName: found.other_name ?? undefined,
          identifier: found.code,
          url: `${site}${pathIn(lang, path)}`,
        },
      ],
      facts: html`<article>
        <h1>${found.name}</h1>
        ${factList([
          [texts.otherName[lang], found.other_name],
          [texts.business[lang], found.main_business],
          [
            texts.certifiedSince[lang],
            isCertified && found.certified_on && dayText(found.certified_on, lang),
          ],
          [texts.online[lang], String(found.online_count)],
        ])}
        ${as?.supplier && supplierFacts(as.supplier, lang)} ${as?.response && responseFact(as.response, lang)}
        ${online.map(
          ({ kind, rows }) =>
            html`<h2>${link(`/home/${kind}?company=${found.code}`, kindNames[kind][lang], lang)}</h2>
              ${postingList(rows, lang)}`,
        )}
      </article>`,
    }
  },
}
