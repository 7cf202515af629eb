import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tenantListApi } from '#contract/resources/tenant.ts'
import { inputProps, type WidgetProps } from '#shared/form/widget_props.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'

type Props = WidgetProps<number> & {
  /** A company that is not offered. */
  except: number
}

/** Chooses one company by a part of its name, its code or its credit code; the value is its id. */
export function CompanySelect({ except, ...props }: Props) {
  const { value, onChange } = props
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 250)
  const { data: found } = useQuery({
    ...query(tenantListApi.list, { query: { keyword, page: 1, size: 10 } }, { keep: true, quiet: true }),
    enabled: keyword.length > 0,
    placeholderData: keepPreviousData,
  })
  const companies = found?.results.filter(({ id }) => id !== except) ?? []
  return (
    <Select
      {...inputProps(props)}
      data={companies.map(({ id, name, code }) => ({
        value: String(id),
        label: `${name?.[lang] ?? id} · ${code}`,
      }))}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      searchable
      onSearchChange={setTyped}
      // The server has filtered the options already.
      filter={({ options }) => options}
      placeholder={t`Name, company code or credit code`}
      nothingFoundMessage={keyword ? t`No company found` : t`Type a name, company code or credit code`}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
