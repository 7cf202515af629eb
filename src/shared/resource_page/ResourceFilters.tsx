import { Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Field } from '#contract/fields.ts'
import { DayInput } from '../form/DayInput.tsx'
import type { Options, ResourcePageEntry } from './define_page.ts'
import { useOptionLabel } from './use_option_label.ts'
import { filterNames, type ResourceSearch } from './resource_search.ts'

type Props = {
  entry: ResourcePageEntry
  search: ResourceSearch
  onFilter: (change: Readonly<Record<string, unknown>>) => void
}

/** Filters of the list: by state, by fields with a fixed list of options, and by ranges of days. */
export function ResourceFilters({ entry, search, onFilter }: Props) {
  const { of, labels, options = {}, states } = entry
  const { t } = useLingui()
  const optionLabel = useOptionLabel()
  const stateNames = of.states as readonly string[]
  const choice = (name: string, label: string, all: Options) => (
    <Select
      key={name}
      w={150}
      aria-label={label}
      placeholder={label}
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      data={Object.entries(all).map(([value, text]) => ({ value, label: optionLabel(text) }))}
      value={search[name] === undefined ? null : String(search[name])}
      onChange={(next) => onFilter({ [name]: next ?? undefined })}
    />
  )
  return (
    <>
      {stateNames.length > 0 &&
        choice(
          'state',
          t`State`,
          Object.fromEntries(
            stateNames.map((name) => [name, (states as ResourcePageEntry['states'])[name]!.label]),
          ),
        )}
      {of.list.filters.map((name) => {
        const label = t(labels[name]!)
        const all = options[name] as Options | undefined
        if (all) return choice(name, label, all)
        const [first, last] = filterNames(name, of.fields[name] as Field)
        if (!last) return null
        return [first!, last].map((one, at) => (
          <DayInput
            key={one}
            id={`filter-${one}`}
            w={150}
            aria-label={at === 0 ? t`${label} (from)` : t`${label} (until)`}
            placeholder={at === 0 ? t`${label} (from)` : t`${label} (until)`}
            value={search[one] as string | undefined}
            onChange={(next) => onFilter({ [one]: next ?? undefined })}
          />
        ))
      })}
    </>
  )
}
