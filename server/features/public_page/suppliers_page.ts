import { sql } from 'drizzle-orm'
import { countSuppliers, isListed, listSuppliers } from '#server/features/good_business/list_store.ts'
import type { PublicPage } from './content.ts'
import { html } from './html.ts'
import { changesOf, listAddresses } from './list_changes.ts'
import { pageParameter, readPaged } from './paging.ts'
import { link, list } from './parts.ts'
import { suppliersPath as path } from './supplier_facts.ts'
import { texts } from './texts.ts'

/** Versions of profiles, which never change, with each of their tags. */
const listedRows = {
  from: sql`good_business s join tenant t on t.id = s.tenant_id join good_business_tag x on x.good_business_id = s.id`,
  changed: 's.decided_at',
  shown: isListed,
}

/** Preferred suppliers, of all trades or of one. */
export const suppliersPage: PublicPage = {
  path,
  about: ['tag_id', pageParameter],
  addresses: async ({ db, now }) =>
    listAddresses(path, 'tag_id', await changesOf(db, listedRows, sql`x.tag_id`, now)),
  read: async ({ deps, lang, now, query }) => {
    const at = { lang, now }
    const db = deps.database.orm
    const { tags } = await countSuppliers(db, { page: 1, size: 1 }, at)
    const chosen = tags.find(({ id }) => String(id) === query['tag_id'])
    const { rows: suppliers, ...here } = await readPaged(
      chosen ? `${path}?tag_id=${chosen.id}` : path,
      query,
      (asked) => listSuppliers(db, { ...asked, ...(chosen && { tag_id: chosen.id }) }, at),
    )
    const title = [...(chosen ? [chosen.name] : []), texts.suppliers[lang]]
    return {
      title,
      description: `${title.join(' · ')}. ${texts.suppliersText[lang]}`,
      path: here.path,
      neighbours: here.neighbours,
      trail: chosen ? [{ name: texts.suppliers[lang], path }] : [],
      facts: html`<h1>${title.join(' · ')}</h1>
        <p>${texts.suppliersText[lang]}</p>
        <nav>${list(tags.map(({ id, name }) => link(`${path}?tag_id=${id}`, name, lang)))}</nav>
        ${list(
          suppliers.map(
            ({ company, introduction, products }) =>
              html`${link(`/home/company/${company.code}`, company.name, lang)}
                <p>${introduction}</p>
                <p>${products.join(' · ')}</p>`,
          ),
        )}`,
    }
  },
}
