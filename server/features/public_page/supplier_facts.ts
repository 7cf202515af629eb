/** What visitors read of a company as a preferred supplier. */
import { numberText } from '#contract/figures.ts'
import type { Lang } from '#contract/enums.ts'
import {
  responseBasis,
  type Certificate,
  type PublicSupplier,
  type ResponseTime,
} from '#contract/good_business.ts'
import { roughSpanText } from '#contract/span_text.ts'
import { regions } from '#server/reference/regions.ts'
import { hreflang } from './address.ts'
import { dayText } from './figures.ts'
import { html, type Html } from './html.ts'
import { factList, link, list, type Fact } from './parts.ts'
import { capabilityNames, furnaceNames } from './supplier_texts.ts'
import { texts } from './texts.ts'

export const suppliersPath = '/home/good_business'

const certificateText = ({ name, number, issuer, expires_on: day }: Certificate, lang: Lang): Html =>
  html`${[name, number, issuer, texts.validUntil[lang]].join(' · ')} ${dayText(day, lang)}`

/** Introduction, products, equipment and valid certificates. */
export function supplierFacts(supplier: PublicSupplier, lang: Lang): Html {
  const { furnaces, certificates, region_id: region, tags } = supplier
  const figures = capabilityNames.map(({ name, unit, label }): Fact => {
    const value = supplier[name]
    return [label[lang], value !== null && `${numberText(value)} ${unit}`]
  })
  const heating = furnaces.map(({ kind, count }) => `${furnaceNames[kind][lang]} × ${count}`)
  return html`<section>
    <h2>${link(suppliersPath, texts.supplier[lang], lang)}</h2>
    <p>${supplier.introduction}</p>
    ${factList([
      [texts.products[lang], supplier.products.join(' · ')],
      ...figures,
      [texts.heatTreatment[lang], heating.join(' · ')],
      [texts.works[lang], region !== null && regions.label(region, lang)],
    ])}
    ${certificates.length > 0 && html`<h3>${texts.certificates[lang]}</h3>`}
    ${list(certificates.map((one) => certificateText(one, lang)))}
    ${list(tags.map(({ id, name }) => link(`${suppliersPath}?tag_id=${id}`, name, lang)))}
  </section>`
}

/** How soon a company usually answers, in the words of its page for people. */
export function responseFact({ median_minutes: minutes, answers }: ResponseTime, lang: Lang): Html {
  const time = roughSpanText(minutes, hreflang[lang])
  const { days } = responseBasis
  return lang === 'zh'
    ? html`<p>通常在 ${time}内答复（最近 ${days} 天内 ${answers} 次询价与报价答复的中位数）</p>`
    : html`<p>
        Usually answers within ${time} (median of ${answers} answers to enquiries and quotes in the last
        ${days} days)
      </p>`
}
