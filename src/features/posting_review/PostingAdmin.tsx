import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { openInNewTab } from '#shared/navigation/open_in_new_tab.ts'
import { ExportButton } from '#shared/table/ExportButton.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { neighbour } from '#shared/table/selection.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastError } from '#shared/ui/toast.ts'
import panes from '#shared/ui/Panes.module.css'
import classes from './PostingAdmin.module.css'
import { PostingAdminBulk } from './PostingAdminBulk.tsx'
import { PostingAdminDialog } from './PostingAdminDialog.tsx'
import { PostingAdminHeader } from './PostingAdminHeader.tsx'
import { PostingAdminList, PostingAdminTabs } from './PostingAdminList.tsx'
import { PostingAdminPanel } from './PostingAdminPanel.tsx'
import { adminOneQuery } from './posting_admin_queries.ts'
import { adminListInput, type AdminSearch, type AdminTab, tabOf } from './posting_admin_search.ts'
import { postingPath } from '#features/postings/posting_path.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { ReasonedAction } from './review_reasons.ts'
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
  const one = useQuery({ ...adminOneQuery(kind, code ?? ''), enabled: code !== undefined })
  const posting = one.data
  const client = useQueryClient()
  const following = neighbour(keys, code, 1)
  useEffect(() => {
    if (following) void client.prefetchQuery(adminOneQuery(kind, following))
  }, [client, kind, following])
  const [dialog, setDialog] = useState<ReasonedAction | null>(null)
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
  const approve = () => {
    if (posting?.can.approve && !review.approve.isPending) review.approve.mutate(posting)
  }
  const approveSelected = () => {
    const chosen = rows.filter((row) => selected.has(row.code))
    if (chosen.length === 0) toastError(t`Please select at least one item`)
    else setBulk(chosen)
  }

  useShortcuts({
    a: approve,
    r: () => void (posting?.can.reject && setDialog('reject')),
    j: () => step(1),
    k: () => step(-1),
    o: () => {
      if (posting) openInNewTab(postingPath(posting))
    },
    '/': () => searchInput.current?.focus(),
  })

  return (
    <div className={`${panes.page} ${classes.page}`}>
      <PostingAdminHeader
        kind={kind}
        waiting={list.data?.counts['in_review'] ?? undefined}
        oldest={list.data?.oldest_waiting ?? null}
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
            counts={list.data?.counts}
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
        <aside className={panes.pane} aria-label={t`Review`}>
          {posting ? (
            <PostingAdminPanel
              kind={kind}
              posting={posting}
              isApproving={review.approve.isPending}
              onApprove={approve}
              onDecide={setDialog}
              onStep={step}
              onCompany={(keyword) => filter({ state: 'all', keyword })}
            />
          ) : one.error ? (
            <ErrorPanel error={one.error} retry={() => void one.refetch()} />
          ) : code ? (
            <PageSkeleton />
          ) : (
            <Empty title={t`Choose a posting on the left`} />
          )}
        </aside>
      </div>
      {dialog && posting && (
        <PostingAdminDialog
          key={`${dialog} ${posting.code}`}
          kind={kind}
          action={dialog}
          posting={posting}
          onDone={() => moveOn(posting.code)}
          onClose={() => setDialog(null)}
        />
      )}
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
