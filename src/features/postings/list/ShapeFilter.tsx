import { useLingui } from '@lingui/react/macro'
import type { Facets } from '#contract/postings/views.ts'
import { categoriesBelow, categoryById } from '#contract/reference/categories.ts'
import { shapes, type Shape } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { lang } from '#shared/i18n/language.ts'
import { FilterLine } from '#shared/table/FilterLine.tsx'
import { FilterOption, toggled, zeroLast } from './FilterOption.tsx'
import { FilterRow } from './FilterRow.tsx'
import { rangeDimsOf, withFilter, withRange, type ListSearch } from './list_search.ts'
import { RangeInput } from './RangeInput.tsx'
import { rangeLabels } from './range_labels.ts'
import { capitalised } from '../use_option_text.ts'

type ShapeFilterProps = {
  /** Whether postings have the dimensions of one piece. */
  hasDims: boolean
  search: ListSearch
  facets: Facets | undefined
  onSearch: (search: ListSearch) => void
}

/** Returns the shapes whose dimensions can be filtered: the chosen ones, else the usual shapes of the chosen categories. */
function shapesOf(search: ListSearch): Shape[] {
  if (search.shape?.length) return search.shape
  const usual = (search.category ?? []).map((id) => categoryById(id)?.shape ?? categoriesBelow(id)[0]?.shape)
  return [...new Set(usual.filter((shape) => shape !== undefined))]
}

/** Filter by shape and by the dimensions of the shapes; the lot's weight is typed in tonnes and sent in kg. */
export function ShapeFilter({ hasDims, search, facets, onSearch }: ShapeFilterProps) {
  const { t, i18n } = useLingui()
  const counts = new Map(facets?.shape.map(({ value, count }) => [value, count]))
  const countOf = (shape: Shape) => (facets ? (counts.get(shape) ?? 0) : null)
  const tonnes = (kg: number | undefined) => (kg === undefined ? undefined : kg / 1000)
  const kilograms = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * 1000)
  return (
    <>
      <FilterRow label={t`Shape`}>
        {zeroLast(shapes, countOf).map((shape) => (
          <FilterOption
            key={shape}
            chosen={search.shape?.includes(shape) ?? false}
            count={countOf(shape)}
            onToggle={() => onSearch(withFilter(search, 'shape', toggled(search.shape, shape)))}
          >
            {capitalised(shapeNames[shape][lang])}
          </FilterOption>
        ))}
      </FilterRow>
      <FilterRow label={t`Size mm`}>
        <FilterLine>
          {(hasDims ? rangeDimsOf(shapesOf(search), search) : []).map((dim) => (
            <RangeInput
              key={dim}
              label={i18n._(rangeLabels[dim])}
              from={search[`min_${dim}`]}
              to={search[`max_${dim}`]}
              max={100_000}
              decimals={1}
              onChange={({ from, to }) => onSearch(withRange(search, dim, from, to))}
            />
          ))}
          <RangeInput
            label={i18n._(rangeLabels.weight)}
            from={tonnes(search.min_weight)}
            to={tonnes(search.max_weight)}
            max={1_000_000}
            decimals={3}
            onChange={({ from, to }) => onSearch(withRange(search, 'weight', kilograms(from), kilograms(to)))}
          />
          <RangeInput
            label={i18n._(rangeLabels.piece_weight)}
            from={search.min_piece_weight}
            to={search.max_piece_weight}
            max={1_000_000_000}
            decimals={1}
            onChange={({ from, to }) => onSearch(withRange(search, 'piece_weight', from, to))}
          />
        </FilterLine>
      </FilterRow>
    </>
  )
}
