import { Button, Group, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { chinaId, regionItem, type RegionIndex, type RegionItem } from '#contract/reference/regions.ts'
import { formatCount } from '../i18n/format.ts'
import { lang } from '../i18n/language.ts'
import classes from './form.module.css'

type Props = {
  regions: RegionIndex
  value: number | null
  /** Number of results per place id; without it no numbers are shown. */
  counts?: ReadonlyMap<number, number>
  onChoose: (id: number) => void
}
type Root = 'china' | 'world'

/** Moves the focus along the buttons of a column, or to the neighbouring column. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const side = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' }[event.key]
  const column = event.currentTarget.parentElement
  if (step) {
    event.preventDefault()
    const next =
      step > 0 ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  } else if (side && column) {
    event.preventDefault()
    const beside = column[side as 'nextElementSibling' | 'previousElementSibling']
    const target = beside?.querySelector<HTMLElement>('[data-chosen]') ?? beside?.querySelector('button')
    if (target) target.focus()
  }
}

/** Search over every place, and columns from the country down; any level may be chosen. */
export function RegionPicker({ regions, value, counts, onChoose }: Props) {
  const { t } = useLingui()
  const start = useMemo(() => (value ? regions.path(value).map((region) => region.id) : []), [regions, value])
  const isAbroad = value !== null && start[0] !== chinaId
  const [root, setRoot] = useState<Root>(isAbroad ? 'world' : 'china')
  const [trail, setTrail] = useState<number[]>(() =>
    isAbroad ? regions.ancestors(value).slice(-1).concat(start) : start.slice(1),
  )
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const hits = useMemo(() => (wanted ? regions.search(wanted, 30) : []), [regions, wanted])
  const [active, setActive] = useState(0)

  const below = (id: number | null) => regions.children(id).map((region) => regionItem(region, lang))
  const columns: RegionItem[][] = [below(root === 'china' ? chinaId : null), ...trail.map(below)]
  const shown = columns.filter((column) => column.length > 0).slice(-3)
  const offset = columns.filter((column) => column.length > 0).length - shown.length
  const last = trail.at(-1) ?? (root === 'china' ? chinaId : undefined)

  const open = (level: number, region: RegionItem) => {
    if (regions.children(region.id).length === 0) return onChoose(region.id)
    setTrail([...trail.slice(0, level), region.id])
  }
  const onSearchKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      setActive((was) => (was + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      // The shown list may lag behind the typed text.
      const hit = regions.search(typed.trim(), 30)[active]
      if (hit) onChoose(hit.id)
    }
  }
  return (
    <div role="dialog" aria-label={t`Choose a place`} style={{ minWidth: 372 }}>
      <Group p={8} gap={8} wrap="nowrap">
        <TextInput
          data-autofocus
          flex={1}
          leftSection={<IconSearch size={14} />}
          placeholder={t`Search city or district`}
          aria-label={t`Search city or district`}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onSearchKey}
        />
        <SegmentedControl
          size="xs"
          value={root}
          onChange={(next) => {
            setRoot(next as Root)
            setTrail([])
            setTyped('')
          }}
          data={[
            { value: 'china', label: t`China` },
            { value: 'world', label: t`Abroad` },
          ]}
        />
      </Group>
      {wanted ? (
        <div className={classes.hits} role="listbox" aria-label={t`Places found`}>
          {hits.map((hit, index) => (
            <UnstyledButton
              key={hit.id}
              role="option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              className={classes.place}
              onClick={() => onChoose(hit.id)}
              tabIndex={-1}
            >
              {regions.label(hit.id, lang, lang === 'zh' ? ' / ' : undefined)}
            </UnstyledButton>
          ))}
          {hits.length === 0 && (
            <Text size="sm" c="dimmed" p="sm">
              <Trans>Nothing found</Trans>
            </Text>
          )}
        </div>
      ) : (
        <div className={classes.columns}>
          {shown.map((column, index) => {
            const level = index + offset
            return (
              <div key={level} className={classes.column}>
                {column.map((region) => (
                  <UnstyledButton
                    key={region.id}
                    className={classes.place}
                    data-chosen={trail[level] === region.id || undefined}
                    onClick={() => open(level, region)}
                    onKeyDown={moveFocus}
                  >
                    {region.display_name}
                    {counts && (
                      <Text span size="xs" c="dimmed" ms={4} me="auto">
                        {formatCount(counts.get(region.id) ?? 0)}
                      </Text>
                    )}
                    {regions.children(region.id).length > 0 && <IconChevronRight size={14} aria-hidden />}
                  </UnstyledButton>
                ))}
              </div>
            )
          })}
        </div>
      )}
      <Group p={8} justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed" truncate>
          {last ? regions.label(last, lang, lang === 'zh' ? ' / ' : undefined) : ''}
        </Text>
        <Button size="compact-sm" variant="light" disabled={!last} onClick={() => last && onChoose(last)}>
          <Trans>Choose this place</Trans>
        </Button>
      </Group>
    </div>
  )
}
