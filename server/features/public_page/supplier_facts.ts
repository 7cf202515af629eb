/** What visitors read of a company as a preferred supplier. */
import type { Lang } from '#contract/enums.ts'
import type { Certificate, PublicSupplier } from '#contract/good_business.ts'
import { regions } from '#server/reference/regions.ts'
import { dayText, numberText } from './figures.ts'
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
    return [label[lang], value !== null && `${numberText(value, lang)} ${unit}`]
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
