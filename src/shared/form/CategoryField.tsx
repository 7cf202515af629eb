import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Category } from '#contract/reference/category.ts'
import { allCategories, categoryById, isOffered } from '#contract/reference/categories.ts'
import { lang } from '../i18n/language.ts'
import { useProductCategory } from '../reference/reference.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** The two-level product category: a second-level one is chosen, found by either name. */
export function CategoryField(props: WidgetProps<number>) {
  const { value, onChange } = props
  const { t } = useLingui()
  useProductCategory()
  const categories = allCategories()
  const data = useMemo(() => {
    // A retired category stays selected where it was chosen before.
    const chosen = value ? categoryById(value) : undefined
    const nodes = categories.filter((node) => isOffered(node) || node === chosen)
    const item = (node: Category) => ({ value: String(node.id), label: node[lang] })
    return nodes
      .filter((node) => node.parent_id === null)
      .map((top) => ({
        group: top[lang],
        items: nodes.filter((node) => node.parent_id === top.id).map(item),
      }))
      .filter((top) => top.items.length > 0)
  }, [categories, value])
  return (
    <Select
      {...inputProps(props)}
      data={data}
      value={value ? String(value) : null}
      onChange={(next) => onChange(next ? Number(next) : null)}
      placeholder={t`Choose`}
      searchable
      allowDeselect={!props.required}
      nothingFoundMessage={t`Nothing found`}
      maxDropdownHeight={320}
      comboboxProps={{ shadow: 'md', width: 260, position: 'bottom-start' }}
    />
  )
}
