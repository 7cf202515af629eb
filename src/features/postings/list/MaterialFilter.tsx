import { useState } from 'react'
import { Combobox, Skeleton, TextInput, useCombobox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import type { Facets } from '#contract/postings/views.ts'
import { useOnline } from '#shared/offline/online.ts'
import type { GradeHit } from '#contract/steel/grade_search.ts'
import { lang } from '#shared/i18n/language.ts'
import { useGradeTable } from '#shared/reference/grade_table.ts'
import { FilterOption, toggled } from './FilterOption.tsx'
import { FilterRow } from './FilterRow.tsx'
import { withFilter, type ListSearch } from './list_search.ts'
import { equivalentsIn } from '../grade_equivalents.ts'
import classes from './PostingFilters.module.css'

type MaterialFilterProps = {
  search: ListSearch
  facets: Facets | undefined
  onSearch: (search: ListSearch) => void
}

const shownAtFirst = 9

/** Filter by grade: a search by any name, the most frequent grades, and a switch that excludes exact equivalents. */
export function MaterialFilter({ search, facets, onSearch }: MaterialFilterProps) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const online = useOnline()
  const chosen = search.material ?? []
  const known = useGradeTable(chosen.length > 0)
  const offered = (facets?.material ?? []).filter(({ value }) => !chosen.includes(value))
  const countOf = (name: string) => facets?.material.find(({ value }) => value === name)?.count
  const choose = (names: string[]) => {
    const next = withFilter(search, 'material', names)
    onSearch(names.length > 0 ? next : withFilter(next, 'strict', undefined))
  }
  const room = Math.max(0, shownAtFirst - chosen.length)
  // Most grades have equivalents, so space is reserved until they are loaded; otherwise the row would grow.
  const hasEquivalents = known
    ? chosen.some((name) => equivalentsIn(known, name).exact.length > 0)
    : chosen.length > 0
  return (
    <FilterRow label={t`Grade`}>
      <MaterialInput onChoose={(name) => !chosen.includes(name) && choose([...chosen, name])} />
      {chosen.map((name) => {
        const { exact } = equivalentsIn(known, name)
        return (
          <FilterOption
            key={name}
            chosen
            count={search.strict === 1 ? countOf(name) : undefined}
            onToggle={() => choose(toggled(chosen, name))}
          >
            {name}
            {!known && online && (
              <Skeleton component="span" display="inline-block" width={90} height={12} ms={4} />
            )}
            {exact.length > 0 && search.strict !== 1 && (
              <span className={classes.equivalents} title={exact.join(' ')}>
                = {exact.slice(0, 3).join(' ')}
              </span>
            )}
          </FilterOption>
        )
      })}
      {!facets &&
        online &&
        Array.from({ length: room }, (_, at) => <Skeleton key={at} width={64} height={14} />)}
      {offered.slice(0, showsAll ? 60 : room).map(({ value, count }) => (
        <FilterOption key={value} chosen={false} count={count} onToggle={() => choose([...chosen, value])}>
          {value}
        </FilterOption>
      ))}
      {offered.length > room && (
        <FilterOption chosen={false} onToggle={() => setShowsAll(!showsAll)}>
          {showsAll ? <Trans>Less ▴</Trans> : <Trans>More ▾</Trans>}
        </FilterOption>
      )}
      {(hasEquivalents || search.strict === 1) && (
        <FilterOption
          chosen={search.strict === 1}
          onToggle={() => onSearch(withFilter(search, 'strict', search.strict === 1 ? undefined : 1))}
        >
          <Trans>This name only, without equivalents</Trans>
        </FilterOption>
      )}
    </FilterRow>
  )
}

function MaterialInput({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [isUsed, setUsed] = useState(false)
  const known = useGradeTable(isUsed)
  const typed = text.trim()
  const hits = typed && known ? known.searchGradeTable({ text: typed }).slice(0, 10) : []
  const isListed = hits.some(({ grade }) => grade.code === typed)
  const submit = (name: string) => {
    onChoose(name)
    setText('')
    combobox.closeDropdown()
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={submit}
      width={340}
      position="bottom-start"
      // A mounted dropdown measures itself even while closed and so forces a layout of the page that was just rendered.
      keepMounted={false}
    >
      <Combobox.Target>
        <TextInput
          size="xs"
          w={140}
          maxLength={40}
          aria-label={t`Search grades`}
          placeholder={t`Enter a grade`}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onKeyDown={(event) => {
            const isChosen = combobox.getSelectedOptionIndex() >= 0
            if (event.key === 'Enter' && typed && !isChosen) submit(hits[0]?.grade.code ?? typed)
          }}
          onFocus={() => {
            setUsed(true)
            if (text) combobox.openDropdown()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!typed}>
        <Combobox.Options mah={300} style={{ overflowY: 'auto' }}>
          {hits.map((hit) => (
            <Combobox.Option key={hit.grade.code} value={hit.grade.code}>
              <MaterialLine hit={hit} />
            </Combobox.Option>
          ))}
          {typed && !isListed && (
            <Combobox.Option value={typed}>{t`Search for “${typed}” as typed`}</Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function MaterialLine({ hit: { grade, via } }: { hit: GradeHit }) {
  return (
    <>
      <b>{grade.code}</b>{' '}
      <span className={classes.count}>
        {via && (via.kind === 'exact' ? `= ${via.code} · ` : `≈ ${via.code} · `)}
        {grade[lang]} · {grade.standard}
      </span>
    </>
  )
}
