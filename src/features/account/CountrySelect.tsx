import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import { useCountries } from '#shared/reference/reference.ts'

type Props = { value?: string; onChange?: (code: string) => void; error?: React.ReactNode; label?: string }

/** Select for a country with its calling code, searchable by all names of the country. */
export function CountrySelect({ value, onChange, error, label }: Props) {
  const { t } = useLingui()
  const countries = useCountries()
  const data = countries.map((country) => ({
    value: country.code,
    label: `${lang === 'zh' ? country.cnName : country.name}  ${country.dial_code}`,
    names:
      `${country.name} ${country.cnName} ${country.localName} ${country.dial_code} ${country.code}`.toLowerCase(),
  }))
  return (
    <Select
      label={label ?? t`Country or region`}
      searchable
      allowDeselect={false}
      limit={60}
      nothingFoundMessage={t`No country of that name`}
      data={data}
      value={value ?? null}
      error={error}
      onChange={(code) => code && onChange?.(code)}
      filter={({ search, limit }) => {
        const wanted = search.trim().toLowerCase()
        return data.filter(({ names }) => names.includes(wanted)).slice(0, limit)
      }}
    />
  )
}
