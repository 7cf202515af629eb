import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { categories } from '#contract/reference/categories.ts'
import { lang } from '../i18n/language.ts'
import { useProductCategory } from '../reference/reference.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

type Node = { id: number; parent_id: number | null; name: string }

/** What the page knows before the server has answered, and offline. */
const builtIn: Node[] = categories.map(({ id, parent_id, zh, en }) => ({
  id,
  parent_id,
  name: lang === 'zh' ? zh : en,
}))

/** The two-level product category: the second level is chosen, found by either name. */
export function CategoryField(props: WidgetProps<number>) {
  const { value, onChange } = props
  const { t } = useLingui()
  const loaded = useProductCategory()?.category
  const data = useMemo(() => {
    const nodes: readonly Node[] = loaded?.length ? loaded : builtIn
    const item = (node: Node) => ({ value: String(node.id), label: node.name })
    return nodes
      .filter((node) => node.parent_id === null)
      .map((top) => ({
        group: top.name,
        items: nodes.filter((node) => node.parent_id === top.id).map(item),
      }))
      .filter((top) => top.items.length > 0)
  }, [loaded])
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
