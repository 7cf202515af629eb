import { MultiSelect, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyApi, type CompanyName } from '#contract/company.ts'
import { invitedLimit } from '#contract/fields.ts'
import { query } from '#shared/api/query.ts'
import { inputProps, type WidgetProps } from '#shared/form/widget_props.ts'

/** Chooses companies by a part of their name; the value is their codes. */
export function CompaniesField(props: WidgetProps<string[]>) {
  const { onChange, error, inner } = props
  const value = props.value ?? []
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 250)
  const { data: found = [] } = useQuery({
    ...query(companyApi.search, { query: { keyword } }),
    enabled: keyword.length >= 2,
    placeholderData: keepPreviousData,
  })
  const { data: chosen = [] } = useQuery({
    ...query(companyApi.search, { query: { code: value } }),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  })
  const companyByCode = new Map([...chosen, ...found].map((company) => [company.code, company]))
  const optionCodes = new Set([...value, ...(keyword.length >= 2 ? found.map(({ code }) => code) : [])])
  return (
    <MultiSelect
      {...inputProps(props)}
      data={[...optionCodes].map((code) => ({ value: code, label: companyByCode.get(code)?.name ?? code }))}
      value={value}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
      error={error ?? Object.values(inner ?? {})[0]}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has filtered the options already.
      filter={({ options }) => options}
      hidePickedOptions
      maxValues={invitedLimit}
      placeholder={value.length > 0 ? undefined : t`Part of the company’s name`}
      nothingFoundMessage={keyword.length >= 2 ? t`No company found` : t`Enter two characters or more`}
      renderOption={({ option }) => <Option company={companyByCode.get(option.value)} />}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

function Option({ company }: { company: CompanyName | undefined }) {
  const { t } = useLingui()
  if (!company) return null
  return (
    <div>
      <Text size="sm">{company.name}</Text>
      {company.certification === 'certified' && (
        <Text size="xs" c="dimmed">
          {t`Certified`}
        </Text>
      )}
    </div>
  )
}
