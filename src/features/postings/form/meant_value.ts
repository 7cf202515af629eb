import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { FormValues } from './form_values.ts'

const round = (value: number) => Math.round(value * 1000) / 1000

/** The value of a field that says what an unusual figure probably means; null where there is no single one. */
export function meantValue(
  { name, meant }: UnusualFigure,
  values: FormValues,
): { name: string; value: unknown } | null {
  if (meant === null) return null
  const field = values[name]
  const quantity = typeof values['quantity'] === 'number' ? values['quantity'] : 1
  switch (meant) {
    case 'cny':
      return name === 'price_amount' ? { name: 'currency', value: 'CNY' } : null
    case 'per_t':
    case 'per_kg':
    case 'per_piece':
      return name === 'price_amount' ? { name: 'price_basis', value: meant } : null
    case 'tonnes':
      return typeof field === 'number' ? { name, value: round(field * 1000) } : null
    case 'kilograms':
      return typeof field === 'number' ? { name, value: round(field / 1000) } : null
    case 'total':
      return typeof field === 'number' ? { name, value: Math.round((field / quantity) * 100) / 100 } : null
    case 'one_piece':
      return typeof field === 'number' ? { name, value: round(field * quantity) } : null
  }
}
