/** Parts of what pages say. */
import { quantityText } from '#contract/figures.ts'
import type { Lang } from '#contract/enums.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { pathIn } from './address.ts'
import { dayText, priceText, weightText } from './figures.ts'
import { html, type Html } from './html.ts'

export const link = (path: string, name: string, lang: Lang): Html =>
  html`<a href="${pathIn(lang, path)}">${name}</a>`

export type Fact = readonly [name: string, value: string | Html | null | undefined | false]

/** Names with their values, without those that have none. */
export const factList = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(
      ([name, value]) =>
        value &&
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`

export const list = (items: readonly Html[]): Html =>
  html`<ul>
    ${items.map((one) => html`<li>${one}</li>`)}
  </ul>`

/** The address of a posting's page. */
export const postingPath = ({ kind, code }: Pick<PostingRow, 'kind' | 'code'>): string =>
  `/home/${kind}/${code}`

/** The weight of the lot in kg, by the method that was agreed on or the one that is known. */
export const weightOf = (row: PostingRow): number | null =>
  row.weighing_method === 1
    ? (row.actual_weight_kg ?? row.theoretical_weight_kg)
    : (row.theoretical_weight_kg ?? row.actual_weight_kg)

/** Rows of a list: title, figures and company of each posting. */
export const postingList = (rows: readonly PostingRow[], lang: Lang): Html =>
  list(
    rows.map((row) => {
      const kg = weightOf(row)
      const figures = [
        row.quantity !== null && quantityText(row.quantity, row.quantity_unit, lang),
        kg !== null && weightText(kg),
        priceText(row, lang),
        row.company.name,
      ].filter(Boolean)
      return html`${link(postingPath(row), row.title, lang)} ${figures.join(' · ')}
      ${row.published_time && dayText(row.published_time, lang)}`
    }),
  )
