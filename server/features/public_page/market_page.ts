import type { Lang } from '#contract/enums.ts'
import { listIndex } from '#server/features/grade_price/history_store.ts'
import { listLatest, listMaterials } from '#server/features/market_price/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import type { PublicPage } from './content.ts'
import { companiesText, dayText, materialPriceText } from './figures.ts'
import { html, type Html } from './html.ts'
import { texts } from './texts.ts'

const path = '/home/market_price'
const day = 86_400_000
const dayOf = (number: number, lang: Lang): Html => dayText(new Date(number * day).toISOString(), lang)

/** A year, after which a grade without a price leaves the index. */
const indexed = 365 * day
/** How the market's own medians are meant: per tonne, with tax. */
const perTonne = { unit: 't', tax: 'with_tax' } as const

/** The newest price of every raw material in every region and of every grade, as the lists of the page show them. */
export const marketPage: PublicPage = {
  path,
  read: async ({ deps, lang, now }) => {
    const db = deps.database.orm
    const materials = new Map((await listMaterials(db)).map((one) => [one.id, one]))
    const prices = await listLatest(db)
    const grades = await listIndex(db, chinaDay(new Date(now.getTime() - indexed)))
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
              <td>${dayOf(at, lang)}</td>
            </tr>`
          })}
        </table>
        <h2>${texts.gradeIndex[lang]}</h2>
        <p>${texts.gradeIndexMethod[lang]}</p>
        <table>
          ${grades.map(
            ({ grade, companies, days, prices: values }) =>
              html`<tr>
                <th scope="row">${grade}</th>
                <td>${companiesText(companies, lang)}</td>
                <td>${materialPriceText(values.at(-1) ?? 0, perTonne, lang)}</td>
                <td>${dayOf(days.at(-1) ?? 0, lang)}</td>
              </tr>`,
          )}
        </table>`,
    }
  },
}
