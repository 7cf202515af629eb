import { memo } from 'react'
import { Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { certificateFilters, type FlagFilter } from '#contract/postings/filters.ts'
import { optionSets } from '#contract/postings/option_sets.ts'
import type { Facets } from '#contract/postings/views.ts'
import { FilterLine } from '#shared/table/FilterLine.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { DateRange } from './DateRange.tsx'
import { DeliveryStateFilter } from './DeliveryStateFilter.tsx'
import { flagLabels } from './filter_labels.ts'
import { FilterOption, OptionCount, zeroLast } from './FilterOption.tsx'
import { FilterRow } from './FilterRow.tsx'
import { choiceFiltersOf, withFilter, withNeededBy, withRange, type ListSearch } from './list_search.ts'
import { MaterialFilter } from './MaterialFilter.tsx'
import classes from './PostingFilters.module.css'
import { RangeInput } from './RangeInput.tsx'
import { rangeLabels } from './range_labels.ts'
import { RegionFilter } from './RegionFilter.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { ShapeFilter } from './ShapeFilter.tsx'
import { useOptionText } from '../use_option_text.ts'

type PostingFiltersProps = {
  entry: PostingKindEntry
  search: ListSearch
  facets: Facets | undefined
  onSearch: (search: ListSearch) => void
}

/** The filter panel of a list; every choice is written to the address at once. */
export const PostingFilters = memo(function PostingFilters(props: PostingFiltersProps) {
  const { entry, search, facets, onSearch } = props
  const { t, i18n } = useLingui()
  const given = { search, facets, onSearch }
  return (
    <section className={classes.panel} aria-label={t`Filters`}>
      <KindFilters entry={entry} {...given} />
      <CategoryFilter {...given} />
      <MaterialFilter {...given} />
      <ShapeFilter {...given} hasDims={'dims' in entry.definition.fields} />
      <FilterRow label={t`More`}>
        <FilterLine>
          <RegionFilter
            label={i18n._(entry.view.labels.region_id!)}
            value={search.region}
            facets={facets}
            onChange={(region) => onSearch(withFilter(search, 'region', region))}
          />
          <DeliveryStateFilter
            value={search.delivery_state}
            facets={facets}
            onChange={(states) => onSearch(withFilter(search, 'delivery_state', states))}
          />
          <RangeInput
            label={i18n._(rangeLabels.price)}
            from={search.min_price}
            to={search.max_price}
            max={1_000_000_000}
            decimals={2}
            onChange={({ from, to }) => onSearch(withRange(search, 'price', from, to))}
          />
          {'min_needed_by' in entry.definition.filters && (
            <DateRange
              label={t`Needed by`}
              from={search.min_needed_by}
              to={search.max_needed_by}
              onChange={(days) => onSearch(withNeededBy(search, days))}
            />
          )}
          {entry.view.flags.map((name) => (
            <Checkbox
              key={name}
              size="xs"
              label={
                <>
                  {i18n._(flagLabels[name])}
                  <FlagCount name={name} facets={facets} />
                </>
              }
              checked={search[name] === 1}
              onChange={(event) =>
                onSearch(withFilter(search, name, event.currentTarget.checked ? 1 : undefined))
              }
            />
          ))}
        </FilterLine>
      </FilterRow>
    </section>
  )
})

/** The number of postings with this kind of certificate; nothing for flags that the facets do not count. */
function FlagCount({ name, facets }: { name: FlagFilter; facets: Facets | undefined }) {
  const counted = certificateFilters.find((one) => one === name)
  if (!counted) return null
  const count = facets ? (facets[counted].find(({ value }) => value === '1')?.count ?? 0) : null
  return <OptionCount of={count} />
}

/** One line for each choice filter that only this kind of posting has. */
function KindFilters({ entry, search, facets, onSearch }: PostingFiltersProps) {
  const { i18n } = useLingui()
  const option = useOptionText()
  const countOf = (name: ReturnType<typeof choiceFiltersOf>[number], value: number | string) =>
    facets ? (facets[name].find((one) => one.value === String(value))?.count ?? 0) : null
  return choiceFiltersOf(entry).map((name) => (
    <FilterRow key={name} label={i18n._(entry.view.labels[name]!)}>
      <FilterOption
        chosen={search[name] === undefined}
        onToggle={() => onSearch(withFilter(search, name, undefined))}
      >
        <Trans>All</Trans>
      </FilterOption>
      {zeroLast<(typeof optionSets)[typeof name][number]>(optionSets[name], (value) =>
        countOf(name, value),
      ).map((value) => (
        <FilterOption
          key={value}
          chosen={search[name] === value}
          count={countOf(name, value)}
          onToggle={() => onSearch(withFilter(search, name, value))}
        >
          {option(name, value)}
        </FilterOption>
      ))}
    </FilterRow>
  ))
}
