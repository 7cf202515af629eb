import { Button, Group, Kbd } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { BulkDecision } from './bulk_decision.ts'
import { ExportButton } from '#shared/table/ExportButton.tsx'
import { useHeld } from '#shared/table/held_decisions.ts'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { SetFilter } from '#shared/table/SetFilter.tsx'
import { neighbour } from '#shared/table/selection.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { toastError } from '#shared/ui/toast.ts'
import panes from '#shared/ui/Panes.module.css'
import classes from './PostingAdmin.module.css'
import { PostingAdminBulk } from './PostingAdminBulk.tsx'
import { PostingBulkBar } from './PostingBulkBar.tsx'
import { PostingAdminHeader } from './PostingAdminHeader.tsx'
import { PostingAdminList, PostingAdminTabs } from './PostingAdminList.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { adminListInput, type AdminSearch, type AdminTab, tabOf } from './posting_admin_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { useFigureText } from './use_figure_text.ts'
import { collectRows } from './posting_export.ts'
import { useCsvColumns } from './use_csv_columns.ts'
import { heldKey } from './use_posting_review.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

type Props = {
  kind: PostingKindEntry
  search: AdminSearch
  /** Writes the search to the address; `replace` is set for steps through the rows, which need no history entries. */
  onSearch: (search: AdminSearch, replace?: boolean) => void
}

/** Page of the back office to review the postings of one kind: table on the left, the chosen posting on the right. */
export function PostingAdmin({ kind, search, onSearch }: Props) {
  const { t } = useLingui()
  usePageTitle(t(kind.view.title), t`Back office`)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const select = (keys: ReadonlySet<string>) => {
    setSelected(keys)
    setAll(false)
  }
  const filter = (next: AdminSearch, replace = false) => {
    select(new Set())
    onSearch(next, replace)
  }
  const list = useNumberedList(
    kind.api.adminList,
    { query: adminListInput(search) },
    {
      keep: true,
      onPage: (page, replace) =>
        filter({ ...search, page, code: replace ? search.code : undefined }, replace),
    },
  )
  const held = useHeld()
  const isQueue = tabOf(search) === 'in_review'
  const rows = (list.data?.results ?? []).filter((row) => !isQueue || !held.has(heldKey(row.code)))
  const keys = rows.map((row) => row.code)
  const code = search.code ?? keys[0]
  const following = neighbour(keys, code, 1)
  const chosen = rows.filter((row) => isAll || selected.has(row.code))
  const figureText = useFigureText()
  const [bulk, setBulk] = useState<BulkDecision | null>(null)
  const csvColumns = useCsvColumns()
  const searchInput = useRef<HTMLInputElement>(null)

  const open = (next: string | undefined) => onSearch({ ...search, code: next }, true)
  const step = (by: 1 | -1) => {
    const next = neighbour(keys, code, by)
    if (next) open(next)
  }
  const moveOn = (done: string) => {
    if (done === code) open(neighbour(keys, done, 1) ?? neighbour(keys, done, -1))
  }

  useShortcuts({ '/': () => searchInput.current?.focus() })

  return (
    <div className={`${panes.page} ${classes.page}`}>
      <PostingAdminHeader
        title={t(kind.view.title)}
        waiting={list.data?.counts['in_review'] ?? undefined}
        oldest={list.data?.oldest_waiting ?? null}
        lastKey={
          <>
            <Kbd size="xs">/</Kbd> <Trans>search</Trans>
          </>
        }
      />
      <div className={`${panes.columns} ${classes.columns}`}>
        <div className={`${panes.pane} ${classes.list}`}>
          <Group gap="xs" p="sm" pb={0}>
            <KeywordInput
              inputRef={searchInput}
              label={t`Search by code, title or company`}
              placeholder={t`Code, title, company`}
              keyword={search.keyword}
              onSearch={(keyword) => filter({ ...search, keyword, page: undefined, code: undefined })}
            />
            <ExportButton
              collect={(options) => collectRows(kind, { search, total: list.data?.count }, options)}
              columns={csvColumns}
              name={`${kind.definition.kind}-${tabOf(search)}`}
            />
            {search.figure && (
              <SetFilter
                label={figureText(search)}
                onClear={() =>
                  filter({
                    ...search,
                    figure: undefined,
                    at_from: undefined,
                    at_until: undefined,
                    page: undefined,
                    code: undefined,
                  })
                }
              />
            )}
            {chosen.length === 0 && (
              <Button variant="default" onClick={() => toastError(t`Please select at least one item`)}>
                <Trans>Approve selected</Trans>
              </Button>
            )}
          </Group>
          {chosen.length > 0 && (
            <PostingBulkBar
              kind={kind}
              search={search}
              chosen={chosen}
              isAll={isAll}
              onAll={setAll}
              matches={{
                count: list.data?.count ?? rows.length,
                shown: rows.length,
                isExact: list.data?.count_exact ?? true,
              }}
              onDecide={setBulk}
            />
          )}
          <PostingAdminTabs
            kind={kind.definition.kind}
            search={search}
            list={list.data}
            onTab={(state: AdminTab) =>
              filter({ ...search, state, ordering: undefined, page: undefined, code: undefined })
            }
          />
          <PostingAdminList
            kind={kind}
            search={search}
            list={list.data ? { ...list, data: { ...list.data, results: rows } } : list}
            active={code}
            selected={isAll ? new Set(keys) : selected}
            onSelected={select}
            onOpen={(row) => open(row.code)}
            onStep={step}
            onSort={(ordering) =>
              filter({
                ...search,
                ordering: ordering as AdminSearch['ordering'],
                page: undefined,
                code: undefined,
              })
            }
          />
        </div>
        <ReviewPane
          kind={kind}
          code={code}
          next={following ? { kind, code: following } : undefined}
          onStep={step}
          onDone={moveOn}
          onBack={open}
          onCompany={(keyword) => filter({ state: 'all', keyword })}
        />
      </div>
      {bulk && (
        <PostingAdminBulk
          kind={kind}
          decision={bulk}
          onDone={() => select(new Set())}
          onOpen={open}
          onClose={() => setBulk(null)}
        />
      )}
    </div>
  )
}
