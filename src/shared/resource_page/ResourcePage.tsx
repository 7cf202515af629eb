import { Button, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { query } from '../api/query.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterLine } from '../table/FilterLine.tsx'
import { KeywordInput } from '../table/KeywordInput.tsx'
import { neighbour } from '../table/selection.ts'
import { useShortcuts } from '../table/shortcuts.ts'
import { useNumberedList, type NumberedList } from '../table/use_numbered_list.ts'
import { Empty } from '../ui/Empty.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { usePageTitle } from '../ui/use_page_title.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { AnySearch } from './any_search.ts'
import { actionKeys, type ResourcePageEntry, type ResourceRow } from './define_page.ts'
import { ResourceExport } from './ResourceExport.tsx'
import { ResourceFilters } from './ResourceFilters.tsx'
import { ResourcePanel } from './ResourcePanel.tsx'
import { resourceColumns } from './resource_columns.tsx'
import { listQueryOf, resourceSearch, type ResourceSearch } from './resource_search.ts'
import { useValueText } from './use_value_text.ts'
import panes from '../ui/Panes.module.css'
import classes from './ResourcePage.module.css'

type Props = {
  of: ResourcePageEntry
  /** The search object of the address, not validated. */
  search: AnySearch
  /** Writes the search to the address; `replace` is set for steps through the rows, which need no history entries. */
  onSearch: (search: AnySearch, replace?: boolean) => void
}
type Acting = { action: string; rows: readonly ResourceRow[] }

/** Page of a declared resource: the list with its filters, and beside it the open row. */
export function ResourcePage({ of: entry, search: address, onSearch: toAddress }: Props) {
  const { of, api, title, addTitle, empty, actions } = entry
  const { t } = useLingui()
  const search = useMemo(() => resourceSearch(of)(address), [of, address])
  const onSearch = (next: ResourceSearch, replace?: boolean) => toAddress(next as AnySearch, replace)
  usePageTitle(t(title), t`Back office`)
  const client = useQueryClient()
  const textOf = useValueText(entry)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [acting, setActing] = useState<Acting | null>(null)
  const keywordInput = useRef<HTMLInputElement>(null)
  const list = useNumberedList(api.list as never, { query: listQueryOf(search) } as never, {
    onPage: (page, replace) => onSearch({ ...search, page }, replace),
    // Opening a row changes the address, which must not cancel loading the list.
    keep: true,
  }) as NumberedList<{ results: ResourceRow[]; count: number; count_exact: boolean }>
  const rows = list.data?.results ?? []
  const keys = rows.map(({ id }) => String(id))
  // Formatted texts are not in the list.
  const isWhole = Object.values(of.fields).every(({ widget }) => widget !== 'rich_text')
  const listed = isWhole ? rows.find(({ id }) => id === search.row) : undefined
  const id = typeof search.row === 'number' ? search.row : undefined
  // A link may name a row that is not on this page of the list.
  const alone = useQuery({
    ...query(api.one, { params: { id } } as never, { keep: true, quiet: true }),
    enabled: id !== undefined && !listed && list.data !== undefined,
  })
  const row = listed ?? (id === undefined ? undefined : (alone.data as ResourceRow | undefined))
  const isNew = search.row === 'new' && api.create !== undefined
  const isOpen = id !== undefined || isNew

  const open = (next: ResourceSearch['row']) => onSearch({ ...search, row: next }, true)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  /** Opens a row after an answer about the open one, unless somebody has opened another meanwhile. */
  const openNext = (next: ResourceSearch['row']) => {
    if (latest.current.row === search.row) onSearch({ ...latest.current, row: next }, true)
  }
  const step = (by: 1 | -1) => {
    const next = neighbour(keys, id === undefined ? undefined : String(id), by)
    if (next) open(Number(next))
  }
  const filter = (change: ResourceSearch) => {
    setSelected(new Set())
    onSearch({ ...search, page: undefined, ...change })
  }
  const act = (action: string | undefined) => {
    if (action !== undefined && row?.can[action]) setActing({ action, rows: [row] })
  }
  const actionOf = (key: string) =>
    Object.keys(of.actions).find(
      (name) => row?.can[name] && actions[name as keyof typeof actions]!.key === key,
    )
  const changed = () => void client.invalidateQueries({ queryKey: [api.list.path] })
  const refresh = () => {
    changed()
    for (const { path } of [api.one, ...(entry.changes ?? [])])
      void client.invalidateQueries({ queryKey: [path] })
  }

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    n: () => api.create && open('new'),
    '/': () => keywordInput.current?.focus(),
    ...Object.fromEntries(actionKeys.map((key) => [key, () => act(actionOf(key))])),
  })

  const chosen = rows.filter((one) => selected.has(String(one.id)))
  const bulk = Object.keys(of.actions).filter((name) => chosen.some((one) => one.can[name]))
  const isNarrowed = Object.keys(listQueryOf(search)).length > 2
  return (
    <div className={`${panes.page} ${classes.page}`}>
      <Title order={1} size="h4">
        {t(title)}
      </Title>
      <div
        className={`${panes.columns} ${classes.columns}`}
        data-open={isOpen ? (isWhole ? '' : 'wide') : undefined}
      >
        <div className={panes.pane}>
          <div className={classes.bar}>
            {of.list.search.length > 0 && (
              <div className={classes.keyword}>
                <KeywordInput
                  inputRef={keywordInput}
                  label={t`Search`}
                  placeholder={t`Search`}
                  keyword={search.keyword}
                  onSearch={(keyword) => filter({ keyword })}
                />
              </div>
            )}
            <FilterLine key={of.name} startsOpen={isNarrowed}>
              <ResourceFilters entry={entry} search={search} onFilter={filter} />
            </FilterLine>
            {bulk.map((name) => (
              <Button
                key={name}
                variant="outline"
                color={actions[name as keyof typeof actions]!.color}
                onClick={() => setActing({ action: name, rows: chosen.filter((one) => one.can[name]) })}
              >
                {t(actions[name as keyof typeof actions]!.label)} (
                {chosen.filter((one) => one.can[name]).length})
              </Button>
            ))}
            <ResourceExport entry={entry} search={search} total={list.data?.count} />
            {api.create && addTitle && (
              <Button leftSection={<IconPlus size={16} />} onClick={() => open('new')} ml="auto">
                {t(addTitle)}
              </Button>
            )}
          </div>
          <DataTable
            label={t(title)}
            columns={resourceColumns(entry, textOf).filter(({ spare }) => !(isOpen && spare))}
            rowKey={(one) => String(one.id)}
            list={list}
            empty={
              isNarrowed ? (
                <Empty title={t`Nothing matches`} hint={t`Change or clear the filters.`} />
              ) : (
                <Empty title={t(empty.title)} hint={empty.hint && t(empty.hint)}>
                  {api.create && addTitle && <Button onClick={() => open('new')}>{t(addTitle)}</Button>}
                </Empty>
              )
            }
            sorting={{
              ordering: search.ordering,
              onSort: (ordering) => filter({ ordering }),
            }}
            selection={
              Object.keys(of.actions).length > 0
                ? {
                    keys: selected,
                    onChange: setSelected,
                    refusal: (one) =>
                      Object.keys(of.actions).some((name) => one.can[name])
                        ? undefined
                        : t`Nothing can be done with it now`,
                  }
                : undefined
            }
            opening={{
              active: id === undefined ? undefined : String(id),
              onOpen: (one) => open(one.id),
              onStep: step,
            }}
          />
        </div>
        {isOpen && (
          <aside
            className={`${panes.pane} ${classes.panel}`}
            aria-label={isNew && addTitle ? t(addTitle) : t`Details`}
          >
            {row || isNew ? (
              <ResourcePanel
                key={isNew ? 'new' : id}
                entry={entry}
                row={isNew ? undefined : row}
                onAct={act}
                onSaved={(saved) => {
                  // An action that follows at once must name the new revision.
                  client.setQueriesData<{ results: ResourceRow[] }>(
                    { queryKey: [api.list.path] },
                    (page) =>
                      page && {
                        ...page,
                        results: page.results.map((one) => (one.id === saved.id ? saved : one)),
                      },
                  )
                  refresh()
                  openNext(saved.id)
                }}
                onRemoved={() => openNext(undefined)}
                onStep={step}
                onClose={() => open(undefined)}
              />
            ) : alone.error ? (
              <>
                <ErrorPanel error={alone.error} retry={() => void alone.refetch()} />
                <Button variant="subtle" onClick={() => open(undefined)}>
                  <Trans>Close</Trans>
                </Button>
              </>
            ) : (
              <PageSkeleton />
            )}
          </aside>
        )}
      </div>
      {acting && (
        <ActionDialog
          entry={entry}
          {...acting}
          onDone={() => {
            setSelected(new Set())
            refresh()
          }}
          onClose={() => setActing(null)}
        />
      )}
    </div>
  )
}
