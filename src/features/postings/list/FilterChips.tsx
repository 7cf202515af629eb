import { Suspense } from 'react'
import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { categoryName } from '#contract/reference/categories.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory, useRegions } from '#shared/reference/reference.ts'
import { flagLabels, flagNotLabels } from './filter_labels.ts'
import { chipsOf, cleared, withFilter, type Chip, type ListSearch } from './list_search.ts'
import chipClasses from '#shared/ui/Chips.module.css'
import classes from './PostingFilters.module.css'
import { rangeLabels } from './range_labels.ts'
import type { PostingKindEntry } from '../registry.ts'
import { capitalised, useOptionText } from '../use_option_text.ts'
import { latePart } from '#shared/offline/late_part.ts'

/** Returns a function that describes a chosen filter: `Diameter 280–400`, `42CrMo`. `companyName` replaces the company's code. */
export function useChipText(companyName?: string): (chip: Chip) => string {
  const { t, i18n } = useLingui()
  const option = useOptionText()
  const regions = useRegions()
  // Loads the names of categories that operators added.
  useProductCategory()
  return (chip) => {
    switch (chip.type) {
      case 'keyword':
        return t`Keyword “${chip.text}”`
      case 'company':
        return companyName ?? t`Company ${chip.text}`
      case 'category':
        return categoryName(Number(chip.value), lang)
      case 'material':
        return String(chip.value)
      case 'shape':
      case 'delivery_state':
        return capitalised(option(chip.type, chip.value))
      case 'region':
        return regions?.label(chip.value, lang) ?? '…'
      case 'fits': {
        const { most } = chip
        return most === 100 ? t`Fits my part` : t`Fits my part, at most ${most} % waste`
      }
      case 'flag':
        return i18n._((chip.value === 1 ? flagLabels : flagNotLabels)[chip.name])
      case 'needed_by': {
        const [from, to] = [chip.from, chip.to].map((day) => (day === undefined ? '…' : formatDate(day)))
        return t`Needed by ${from}–${to}`
      }
      case 'range': {
        const unit = chip.name === 'weight' ? 1000 : 1
        const [from, to] = [chip.from, chip.to].map((end) =>
          end === undefined ? undefined : formatNumber(end / unit),
        )
        const label = i18n._(rangeLabels[chip.name])
        if (from === undefined) return `${label} ≤ ${to}`
        if (to === undefined) return `${label} ≥ ${from}`
        return `${label} ${from}–${to}`
      }
    }
  }
}

const SearchParts = latePart(async () => (await import('./SearchParts.tsx')).SearchParts)

type FilterChipsProps = {
  entry: PostingKindEntry
  search: ListSearch
  companyName?: string
  onSearch: (search: ListSearch) => void
}

/** The chosen filters; each can be removed, and all at once. */
export function FilterChips({ entry, search, companyName, onSearch }: FilterChipsProps) {
  const { t } = useLingui()
  const textOf = useChipText(companyName)
  const chips = chipsOf(search)
  if (chips.length === 0) return null
  return (
    <div className={chipClasses.chips} role="group" aria-label={t`Chosen filters`}>
      <span className={classes.count}>
        <Trans>Chosen</Trans>
      </span>
      {chips.map((chip) => {
        const text = textOf(chip)
        const plain = (
          <button
            key={chip.key}
            type="button"
            className={chipClasses.chip}
            aria-label={t`Remove filter ${text}`}
            onClick={() => onSearch(chip.rest)}
          >
            <span className={chipClasses.chipText}>{text}</span>
            <IconX size={12} aria-hidden />
          </button>
        )
        if (chip.type !== 'keyword') return plain
        return (
          <Suspense key={chip.key} fallback={plain}>
            <SearchParts
              keyword={chip.text}
              plain={plain}
              onKeyword={(rest) => onSearch(withFilter(search, 'keyword', rest || undefined))}
              fits={
                'fits' in entry.definition.filters
                  ? {
                      value: search.fits,
                      onChange: (fits) => onSearch(withFilter(search, 'fits', fits)),
                    }
                  : undefined
              }
            />
          </Suspense>
        )
      })}
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        onClick={() => onSearch(cleared(entry, search))}
      >
        <Trans>Clear</Trans>
      </Button>
    </div>
  )
}
