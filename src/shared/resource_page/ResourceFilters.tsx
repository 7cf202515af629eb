import { CloseButton, Group, Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Field } from '#contract/fields.ts'
import { DayInput } from '../form/DayInput.tsx'
import { RegionPopover } from '../form/RegionPopover.tsx'
import { KeywordInput } from '../table/KeywordInput.tsx'
import { PersonFilter } from './PersonFilter.tsx'
import { RowFilter } from './RowFilter.tsx'
import type { Options, ResourcePageEntry } from './define_page.ts'
import { useOptionLabel } from './use_option_label.ts'
import { filterNames, type ResourceSearch } from './resource_search.ts'

type Props = {
  entry: ResourcePageEntry
  search: ResourceSearch
  onFilter: (change: Readonly<Record<string, unknown>>) => void
}

/** Beside an open row, filters are as wide as their column. */
const width = 'var(--filter-width, 190px)'

/** Filters of the list: by state, by fields with a fixed list of options, by person, by exact text, and by ranges of days. */
export function ResourceFilters({ entry, search, onFilter }: Props) {
  const { of, labels, options = {}, states } = entry
  const { t } = useLingui()
  const optionLabel = useOptionLabel()
  const stateNames = of.states as readonly string[]
  const choice = (name: string, label: string, all: Options) => (
    <Select
      key={name}
      w={width}
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
        const field = of.fields[name] as Field
        if (field.rows)
          return (
            <RowFilter
              key={name}
              field={field}
              label={label}
              value={search[name] === undefined ? undefined : Number(search[name])}
              onChange={(next) => onFilter({ [name]: next })}
            />
          )
        if (field.widget === 'region')
          return (
            <Group key={name} gap={2} wrap="nowrap">
              <RegionPopover
                label={label}
                value={search[name] === undefined ? undefined : Number(search[name])}
                onChange={(next) => onFilter({ [name]: next })}
                button={{ variant: 'default' }}
              />
              {search[name] !== undefined && (
                <CloseButton
                  size="sm"
                  aria-label={t`Clear ${label}`}
                  onClick={() => onFilter({ [name]: undefined })}
                />
              )}
            </Group>
          )
        if (field.widget === 'person')
          return (
            <PersonFilter
              key={name}
              label={label}
              value={search[name] === undefined ? undefined : Number(search[name])}
              onChange={(next) => onFilter({ [name]: next })}
            />
          )
        const [first, last] = filterNames(name, field)
        if (!last)
          return (
            <div key={name} style={{ width: 'var(--filter-width, 150px)' }}>
              <KeywordInput
                label={label}
                placeholder={label}
                keyword={search[name] === undefined ? undefined : String(search[name])}
                onSearch={(next) => onFilter({ [name]: next })}
              />
            </div>
          )
        return (
          <Group key={name} gap={8} wrap="nowrap" data-range>
            {[first!, last].map((one, at) => (
              <DayInput
                key={one}
                id={`filter-${one}`}
                w={width}
                aria-label={at === 0 ? t`${label} (from)` : t`${label} (until)`}
                placeholder={at === 0 ? t`${label} (from)` : t`${label} (until)`}
                value={search[one] as string | undefined}
                onChange={(next) => onFilter({ [one]: next ?? undefined })}
              />
            ))}
          </Group>
        )
      })}
    </>
  )
}
