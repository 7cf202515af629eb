import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { goodBusinessApi } from '#contract/good_business.ts'
import type { Reply } from '#contract/endpoint.ts'
import { NumberBox } from '#shared/form/NumberBox.tsx'
import { limitIssue } from '#shared/form/limit_issue.ts'
import { RegionPopover } from '#shared/form/RegionPopover.tsx'
import { FilterPill, FilterPills } from '#shared/table/FilterPills.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import classes from './GoodBusiness.module.css'
import { isNarrowed, type SuppliersSearch } from './suppliers_search.ts'

type Props = {
  search: SuppliersSearch
  answer: Reply<typeof goodBusinessApi.list> | undefined
  onSearch: (search: SuppliersSearch) => void
}

const minimums = [
  { name: 'min_press_mn', label: msg`Press from`, unit: 'MN', max: 1_000, decimals: 1 },
  { name: 'min_ring_od_mm', label: msg`Ring OD from`, unit: 'mm', max: 20_000, decimals: 0 },
  { name: 'min_piece_t', label: msg`Piece from`, unit: 't', max: 1_000, decimals: 2 },
] as const

/** Tags with their numbers of matches, keyword, least figures of the equipment, and region. */
export function SupplierFilters({ search, answer, onSearch }: Props) {
  const { t } = useLingui()
  const keyword = useRef<HTMLInputElement>(null)
  const { page: _, ...kept } = search
  const change = (next: SuppliersSearch) =>
    onSearch(
      Object.fromEntries(Object.entries({ ...kept, ...next }).filter(([, value]) => value !== undefined)),
    )
  const tag = (id: number | undefined, name: string, count: number) => (
    <FilterPill
      key={id ?? 'all'}
      {...{ name, count }}
      isChosen={search.tag_id === id}
      onChoose={() => change({ tag_id: search.tag_id === id ? undefined : id })}
    />
  )
  return (
    <>
      <FilterPills label={t`Tags`}>
        {answer && tag(undefined, t`All`, answer.total)}
        {answer?.tags.map(({ id, name, count }) => tag(id, name, count))}
      </FilterPills>
      <Group gap="sm" mt="xs">
        <div className={classes.keyword}>
          <KeywordInput
            inputRef={keyword}
            label={t`Search suppliers`}
            placeholder={t`Company, product`}
            keyword={search.keyword}
            onSearch={(next) => change({ keyword: next })}
          />
        </div>
        {minimums.map(({ name, label, ...input }) => (
          <Minimum
            key={name}
            label={t(label)}
            {...input}
            value={search[name]}
            onChange={(next) => change({ [name]: next })}
          />
        ))}
        <RegionPopover
          label={t`Location of the works`}
          value={search.region}
          onChange={(region) => change({ region })}
          button={{ variant: 'default', fw: 400 }}
        />
        {isNarrowed(search) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconX size={14} />}
            onClick={() => onSearch({})}
          >
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}

type MinimumProps = {
  label: string
  unit: string
  max: number
  decimals: number
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** The least value of a figure; takes effect on Enter and on blur. */
function Minimum({ label, unit, max, decimals, value, onChange }: MinimumProps) {
  const [typed, setTyped] = useState<number | null>(value ?? null)
  const [given, setGiven] = useState(value)
  const [isTyping, setTyping] = useState(false)
  // A value that changes elsewhere (cleared, the browser's back button) replaces what was typed.
  if (given !== value) {
    setGiven(value)
    setTyped(value ?? null)
  }
  const issue = limitIssue(typed, { max, decimals, unit })
  const commit = () => {
    setTyping(false)
    const next = typed || undefined
    if (!issue && next !== value) onChange(next)
  }
  return (
    <div
      className={classes.minimum}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit()
      }}
    >
      <NumberBox
        aria-label={`${label} (${unit})`}
        placeholder={label}
        rightSection={<span className={classes.unit}>{unit}</span>}
        rightSectionWidth={36}
        value={typed}
        onChange={(next) => {
          setTyping(true)
          setTyped(next)
        }}
        error={!isTyping && issue}
      />
    </div>
  )
}
