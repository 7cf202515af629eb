import { regions } from '#server/reference/regions.ts'
import { listLatest, listMaterials } from '#server/features/market_price/store.ts'
import type { PublicPage } from './content.ts'
import { dayText, materialPriceText } from './figures.ts'
import { html } from './html.ts'
import { texts } from './texts.ts'

const path = '/home/market_price'
const day = 86_400_000

/** The newest price of every raw material in every region, as the list of the page shows them. */
export const marketPage: PublicPage = {
  path,
  read: async ({ deps, lang }) => {
    const db = deps.database.orm
    const materials = new Map((await listMaterials(db)).map((one) => [one.id, one]))
    const prices = await listLatest(db)
    return {
      title: [texts.marketPrices[lang]],
      description: `${texts.marketText[lang]} ${[...materials.values()].map(({ name }) => name[lang]).join(' · ')}`,
      path,
      trail: [],
      facts: html`<h1>${texts.marketPrices[lang]}</h1>
        <p>${texts.marketText[lang]}</p>
        <table>
          ${prices.map(({ material: id, region, days, prices: values }) => {
            const material = materials.get(id)
            const [price, at] = [values.at(-1), days.at(-1)]
            if (!material || price === undefined || at === undefined) return undefined
            return html`<tr>
              <th scope="row">${material.name[lang]}</th>
              <td>${regions.label(region, lang)}</td>
              <td>${materialPriceText(price, material, lang)}</td>
              <td>${dayText(new Date(at * day).toISOString(), lang)}</td>
            </tr>`
          })}
        </table>`,
    }
  },
}
