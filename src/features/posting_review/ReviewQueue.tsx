import { Group, Kbd } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PostingKind } from '#contract/enums.ts'
import { reviewApi } from '#contract/review.ts'
import { waitingAgeLabels } from '#shared/table/figure_labels.ts'
import { useHeld } from '#shared/table/held_decisions.ts'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { SetFilter } from '#shared/table/SetFilter.tsx'
import { neighbour } from '#shared/table/selection.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import panes from '#shared/ui/Panes.module.css'
import { Empty } from '#shared/ui/Empty.tsx'
import { entryOfCode } from '#features/postings/registry.ts'
import classes from './PostingAdmin.module.css'
import { PostingAdminHeader } from './PostingAdminHeader.tsx'
import { ReviewPane } from './ReviewPane.tsx'
import { QueueKinds, QueueList } from './QueueList.tsx'
import { steps, submissionOf, type QueueSearch } from './queue_search.ts'
import { adminPageSize } from './posting_admin_search.ts'
import { heldKey } from './use_posting_review.ts'

type Props = {
  search: QueueSearch
  /** Writes the search to the address; `replace` is set for steps through the rows, which need no history entries. */
  onSearch: (search: QueueSearch, replace?: boolean) => void
  /** Opens the list of a kind's postings of one company. */
  onCompany: (kind: PostingKind, name: string) => void
}

/** How often (ms) the list is loaded again, to show who reads what. */
const refreshMs = 20_000

/** Page of the back office with everything that waits for a decision, in all kinds that the operator reviews. */
export function ReviewQueue({ search, onSearch, onCompany }: Props) {
  const { t } = useLingui()
  usePageTitle(t`Review queue`, t`Back office`)
  const { kind: only, keyword, waited, page = 1, code } = search
  const searchInput = useRef<HTMLInputElement>(null)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const list = useNumberedList(
    reviewApi.queue,
    {
      query: {
        page,
        size: adminPageSize,
        ...(only && { kind: only }),
        ...(keyword && { keyword }),
        ...(waited && { waited }),
      },
    },
    {
      keep: true,
      every: refreshMs,
      onPage: (next, replace) =>
        onSearch({ ...search, page: next, code: replace ? code : undefined }, replace),
    },
  )
  const held = useHeld()
  const rows = (list.data?.results ?? []).filter((row) => !held.has(heldKey(row.code)))
  const keys = steps(rows, code, decided)
  const first = list.data && !list.isPlaceholderData && code === undefined ? keys[0] : undefined
  const open = (next: string | undefined) => onSearch({ ...search, code: next }, true)
  const openFirst = useEffectEvent(open)
  useEffect(() => {
    if (first !== undefined) openFirst(first)
  }, [first])
  const step = (by: 1 | -1) => {
    const next = neighbour(keys, code, by)
    if (next) open(next)
  }
  const moveOn = (done: string) => {
    const row = rows.find((one) => one.code === done)
    if (row) setDecided((was) => new Set(was).add(submissionOf(row)))
    if (done === code) open(neighbour(keys, done, 1) ?? neighbour(keys, done, -1))
  }
  const takeBack = (back: string) => {
    setDecided((was) => new Set([...was].filter((one) => !one.startsWith(`${back} `))))
    open(back)
  }
  useShortcuts({ '/': () => searchInput.current?.focus() })
  const following = code === undefined ? undefined : neighbour(keys, code, 1)
  const entry = code === undefined ? undefined : entryOfCode(code)
  const nextEntry = following === undefined ? undefined : entryOfCode(following)
  return (
    <div className={`${panes.page} ${classes.page}`}>
      <PostingAdminHeader
        title={t`Review queue`}
        waiting={list.data?.count}
        oldest={list.data?.oldest_waiting ?? null}
        lastKey={
          <>
            <Kbd size="xs">T</Kbd> <Trans>take over</Trans>
            <Kbd size="xs">/</Kbd> <Trans>search</Trans>
          </>
        }
      />
      <div className={`${panes.columns} ${classes.columns}`}>
        <div className={`${panes.pane} ${classes.list}`}>
          <Group p="sm" pb={0}>
            <KeywordInput
              inputRef={searchInput}
              label={t`Search by code, title or company`}
              placeholder={t`Code, title, company`}
              keyword={keyword}
              onSearch={(next) => onSearch({ ...search, keyword: next, page: undefined, code: undefined })}
            />
            {waited && (
              <SetFilter
                label={t(waitingAgeLabels[waited])}
                onClear={() => onSearch({ ...search, waited: undefined, page: undefined, code: undefined })}
              />
            )}
          </Group>
          <QueueKinds
            kind={only}
            counts={list.data?.counts}
            onKind={(next) => onSearch({ ...search, kind: next, page: undefined, code: undefined })}
          />
          <QueueList
            list={list.data ? { ...list, data: { ...list.data, results: rows } } : list}
            isSearch={keyword !== undefined || waited !== undefined}
            active={code}
            onOpen={open}
            onStep={step}
          />
        </div>
        {entry ? (
          <ReviewPane
            kind={entry}
            code={code}
            next={nextEntry && following ? { kind: nextEntry, code: following } : undefined}
            onStep={step}
            onDone={moveOn}
            onBack={takeBack}
            onCompany={(name) => onCompany(entry.definition.kind, name)}
          />
        ) : (
          <aside className={panes.pane} aria-label={t`Review`}>
            {list.data?.count === 0 && keyword === undefined && waited === undefined && (
              <Empty
                title={t`Nothing is waiting`}
                hint={t`New postings and edits appear here as soon as they are submitted.`}
              />
            )}
          </aside>
        )}
      </div>
    </div>
  )
}
