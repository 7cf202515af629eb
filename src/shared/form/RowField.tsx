import { useQuery } from '@tanstack/react-query'
import type { Field } from '#contract/fields.ts'
import { query } from '../api/query.ts'
import { lang } from '../i18n/language.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { WidgetProps } from './widget_props.ts'

export type NamedRow = { id: number; name: { zh: string; en: string } }

/** Query of the rows that a field offers. */
export const rowsQuery = ({ rows }: Pick<Field, 'rows'>) => ({
  ...query(rows!, {}, { quiet: true, keep: true }),
  select: (found: unknown) => found as NamedRow[],
})

/** Select for a row that is kept elsewhere, such as the category of an article. */
export function RowField({ field, ...props }: WidgetProps<number> & { field: Pick<Field, 'rows'> }) {
  const { data = [] } = useQuery(rowsQuery(field))
  return (
    <ChoiceField
      {...(props as WidgetProps<string | number>)}
      choices={data.map(({ id, name }) => ({ value: id, label: name[lang] }))}
    />
  )
}
