/** Postings as objects of schema.org. */
import type { Lang } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { categoryName } from '#contract/reference/categories.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { regions } from '#server/reference/regions.ts'
import { pathIn } from './address.ts'
import { weightOf } from './parts.ts'
import { picturePath } from './picture_path.ts'

type Shown = Omit<PostingDetail, 'can' | 'refused'>

/** UN/CEFACT codes of what a price is for. */
const unitCodes = { per_t: 'TNE', per_kg: 'KGM', per_piece: 'C62' } as const

const availability = (state: Shown['state']): string =>
  `https://schema.org/${state === 'online' ? 'InStock' : state === 'dealt' ? 'SoldOut' : 'Discontinued'}`

/** An offer of a product, or the demand for one. */
export function postingData(shown: Shown, lang: Lang, site: string): object {
  const { kind, code, company } = shown
  const url = `${site}${pathIn(lang, `/home/${kind}/${code}`)}`
  const kg = weightOf(shown)
  const picture = picturePath(shown)
  const product = {
    '@type': 'Product',
    name: shown.title,
    sku: code,
    category: shown.category_id === null ? undefined : categoryName(shown.category_id, lang),
    material: shown.material ?? undefined,
    weight: kg === null ? undefined : { '@type': 'QuantitativeValue', value: kg, unitCode: 'KGM' },
    image: picture && `${site}${picture}`,
    url,
  }
  const seller = {
    '@type': 'Organization',
    name: company.name,
    ...(company.code !== platformCode && { url: `${site}${pathIn(lang, `/home/company/${company.code}`)}` }),
  }
  const terms = {
    url,
    availability: availability(shown.state),
    validThrough: shown.expires_at ?? undefined,
    areaServed: shown.region_id === null ? undefined : regions.label(shown.region_id, lang),
    ...(shown.price_amount !== null && {
      price: shown.price_amount,
      priceCurrency: shown.currency ?? 'CNY',
      ...(shown.price_basis && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: shown.price_amount,
          priceCurrency: shown.currency ?? 'CNY',
          unitCode: unitCodes[shown.price_basis],
          ...(shown.tax_included !== null && { valueAddedTaxIncluded: shown.tax_included === 1 }),
        },
      }),
    }),
  }
  const context = { '@context': 'https://schema.org' }
  if (postings[kind].definition.side === 'seller')
    return { ...context, ...product, offers: { '@type': 'Offer', ...terms, seller } }
  return { ...context, '@type': 'Demand', ...terms, itemOffered: product }
}
