import { Button, Group, Kbd } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { ExportButton } from '#shared/table/ExportButton.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { neighbour } from '#shared/table/selection.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { toastError } from '#shared/ui/toast.ts'
import panes from '#shared/ui/Panes.module.css'
import classes from './PostingAdmin.module.css'
import { PostingAdminBulk } from './PostingAdminBulk.tsx'
import { PostingAdminHeader } from './PostingAdminHeader.tsx'
import { PostingAdminList, PostingAdminTabs } from './PostingAdminList.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { adminListInput, type AdminSearch, type AdminTab, tabOf } from './posting_admin_search.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { usePostingReview } from './use_posting_review.ts'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { collectRows } from './posting_export.ts'
import { useCsvColumns } from './use_csv_columns.ts'
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
  const filter = (next: AdminSearch, replace = false) => {
    setSelected(new Set())
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
  const rows = list.data?.results ?? []
  const keys = rows.map((row) => row.code)
  const code = search.code ?? keys[0]
  const following = neighbour(keys, code, 1)
  const [bulk, setBulk] = useState<AdminPostingRow[] | null>(null)
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
  const review = usePostingReview(kind, { onDone: moveOn })
  const approveSelected = () => {
    const chosen = rows.filter((row) => selected.has(row.code))
    if (chosen.length === 0) toastError(t`Please select at least one item`)
    else setBulk(chosen)
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
              collect={(options) => collectRows(kind, search, options)}
              columns={csvColumns}
              name={`${kind.definition.kind}-${tabOf(search)}`}
            />
            <Button variant="default" onClick={approveSelected}>
              {selected.size > 0 ? <Trans>Approve {selected.size}</Trans> : <Trans>Approve selected</Trans>}
            </Button>
          </Group>
          <PostingAdminTabs
            kind={kind.definition.kind}
            search={search}
            list={list.data}
            onTab={(state: AdminTab) => filter({ state, keyword: search.keyword })}
          />
          <PostingAdminList
            kind={kind}
            search={search}
            list={list}
            active={code}
            selected={selected}
            onSelected={setSelected}
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
          onCompany={(keyword) => filter({ state: 'all', keyword })}
        />
      </div>
      {bulk && (
        <PostingAdminBulk
          rows={bulk}
          approve={review.approveMany.mutateAsync}
          onApproved={() => setSelected(new Set())}
          onOpen={open}
          onClose={() => setBulk(null)}
        />
      )}
    </div>
  )
}
