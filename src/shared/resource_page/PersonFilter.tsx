import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userAdminApi } from '#contract/resources/user.ts'
import { query } from '../api/query.ts'
import { lang } from '../i18n/language.ts'

type Props = { label: string; value: number | undefined; onChange: (id: number | undefined) => void }

/** Filter by an account, found by name, mobile number or e-mail. Pages with it require the permission of the list of users. */
export function PersonFilter({ label, value, onChange }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 250)
  const { data: found } = useQuery({
    ...query(userAdminApi.list, { query: { keyword, page: 1, size: 10 } }, { keep: true, quiet: true }),
    enabled: keyword.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data: chosen } = useQuery({
    ...query(userAdminApi.one, { params: { id: value ?? 0 } }, { keep: true, quiet: true }),
    enabled: value !== undefined,
  })
  const people = new Map(
    [...(keyword ? (found?.results ?? []) : []), ...(chosen ? [chosen] : [])].map((one) => [one.id, one]),
  )
  const nameOf = (id: number) => {
    const person = people.get(id)
    const contact = person?.mobile ?? person?.email
    return [person?.display_name?.[lang] ?? `${id}`, contact].filter(Boolean).join(' · ')
  }
  const ids = new Set([...people.keys(), ...(value === undefined ? [] : [value])])
  return (
    <Select
      w="var(--filter-width, 180px)"
      aria-label={label}
      placeholder={label}
      data={[...ids].map((id) => ({ value: String(id), label: nameOf(id) }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
      searchable
      onSearchChange={setTyped}
      // The server has filtered the options already.
      filter={({ options }) => options}
      nothingFoundMessage={keyword ? t`Nobody found` : t`Type a name, mobile number or e-mail`}
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
    />
  )
}
