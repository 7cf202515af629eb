import { categoryById } from '../reference/categories.ts'
import { deliveryStateNames } from '../steel/delivery_states.ts'
import { postingTitle, type Bilingual } from '../steel/spec_line.ts'
import type { AnyValues, PostingDefinition, SharedValues } from './define.ts'

/**
 * Returns the author's own title, or one generated from the values, in both languages; null while the values are
 * empty.
 */
export function titlesOf(
  { specText }: Pick<PostingDefinition, 'specText'>,
  values: AnyValues,
): Bilingual | null {
  const { title, category_id: id, material, shape, dims, delivery_state: state } = values as SharedValues
  const own = title?.trim()
  if (own) return { zh: own, en: own }
  const category = id ? categoryById(id) : undefined
  const drawn = shape === 'drawing' ? {} : undefined
  if (!shape || !(dims ?? drawn)) {
    const line = (lang: 'zh' | 'en') =>
      [material, category?.[lang], specText(values)].filter(Boolean).join(' ')
    return line('en') ? { zh: line('zh'), en: line('en') } : null
  }
  return postingTitle({
    material: material ?? '',
    categoryName: category ?? { zh: '', en: '' },
    shape,
    dims: dims ?? {},
    ...(state && { deliveryState: deliveryStateNames[state] }),
  })
}
