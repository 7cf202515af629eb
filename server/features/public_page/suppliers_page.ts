import { countSuppliers, listSuppliers } from '#server/features/good_business/list_store.ts'
import { listChanges } from './changes_store.ts'
import type { PublicPage } from './content.ts'
import { html } from './html.ts'
import { listAddresses } from './list_addresses.ts'
import { pageParameter, readPaged } from './paging.ts'
import { link, list } from './parts.ts'
import { suppliersPath as path } from './supplier_facts.ts'
import { texts } from './texts.ts'

/** Preferred suppliers, of all trades or of one. */
export const suppliersPage: PublicPage = {
  path,
  about: ['tag_id', pageParameter],
  addresses: async ({ db, now }) => listAddresses(path, 'tag_id', await listChanges(db, 'suppliers', now)),
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
