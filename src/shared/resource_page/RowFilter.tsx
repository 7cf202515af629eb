import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Field } from '#contract/fields.ts'
import { rowsQuery } from '../form/RowField.tsx'
import { lang } from '../i18n/language.ts'

type Props = {
  field: Pick<Field, 'rows'>
  label: string
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Filter by a row that is kept elsewhere. */
export function RowFilter({ field, label, value, onChange }: Props) {
  const { t } = useLingui()
  const { data = [] } = useQuery(rowsQuery(field))
  return (
    <Select
      w="var(--filter-width, 150px)"
      aria-label={label}
      placeholder={label}
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      data={data.map(({ id, name }) => ({ value: String(id), label: name[lang] }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  )
}
