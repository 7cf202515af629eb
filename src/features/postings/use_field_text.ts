import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FileRef, Piece, PriceTier } from '#contract/fields.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { categoryPath } from '#contract/reference/categories.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPrice,
  formatTonnes,
  formatWeight,
} from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { useProductCategory, useRegions } from '#shared/reference/reference.ts'
import { fieldOf } from './define_view.ts'
import type { PostingKindEntry } from './registry.ts'
import { useOptionText } from './use_option_text.ts'

type Values = Record<string, unknown>

/** Returns a function that gives any field of a kind as one line in the reader's language; empty for an empty field. */
export function useFieldText({ definition }: PostingKindEntry): (name: string, values: Values) => string {
  const { t } = useLingui()
  const option = useOptionText()
  const regions = useRegions()
  // Loads the names of categories that operators added.
  useProductCategory()
  const separator = lang === 'zh' ? '、' : ', '

  const pieces = (list: readonly Piece[]): string => {
    const weight = list.reduce((sum, piece) => sum + (piece.weight_kg ?? 0), 0)
    const count = plural(list.length, { one: '# piece', other: '# pieces' })
    return weight > 0 ? `${count} · ${formatWeight(weight)}` : count
  }
  /** `A24-0117 (1, 2), A24-0118`; its other values are on the page of the certificate. */
  const heats = (list: readonly Heat[]): string =>
    list
      .map(({ heat_no: number, pieces: of }) => (of?.length ? `${number} (${of.join(separator)})` : number))
      .join(separator)
  const price = (amount: number, { currency, price_basis: basis }: Values): string => {
    const of = (currency ?? 'CNY') as 'CNY'
    return basis ? formatPrice(amount, basis as 'per_t', of) : formatMoney(amount, of)
  }

  const tier = ({ from_t: tonnes, price: amount }: PriceTier): string => {
    const [weight, money] = [formatTonnes(tonnes * 1000), formatPrice(amount, 'per_t')]
    return t`from ${weight}: ${money}`
  }

  return (name, values) => {
    const value = values[name]
    if (value === null || value === undefined || value === '') return ''
    const field = fieldOf(definition, name)
    const set = field.optionSet as OptionSet
    switch (field.widget) {
      case 'text':
      case 'textarea':
      case 'material':
        return value as string
      case 'mill':
        return shownMill(value as string)
      case 'number': {
        if (name === 'price_amount') return price(value as number, values)
        return field.unit ? `${formatNumber(value as number)} ${field.unit}` : formatNumber(value as number)
      }
      case 'choice':
        return option(set, value as string | number)
      case 'multi':
        return (value as string[]).map((one) => option(set, one)).join(separator)
      case 'flag':
        return value === 1 ? t`Yes` : t`No`
      case 'date':
        return formatDate(value as string)
      case 'category':
        return categoryPath(value as number)
          .map((category) => category[lang])
          .join(' / ')
      case 'dims':
        return specLine((values['shape'] ?? 'drawing') as Shape, value as Dims, lang)
      case 'region':
        return regions?.label(value as number, lang) ?? ''
      case 'standards':
      case 'companies':
        return (value as string[]).join(separator)
      case 'photos':
        return (value as string[]).length > 0
          ? plural((value as string[]).length, { one: '# photo', other: '# photos' })
          : ''
      case 'files':
        return (value as FileRef[]).map((file) => file.name).join(separator)
      case 'tiers':
        return (value as PriceTier[]).map(tier).join(separator)
      case 'heats':
        return heats(value as Heat[])
      case 'pieces':
        return (value as Piece[]).length > 0 ? pieces(value as Piece[]) : ''
    }
  }
}
