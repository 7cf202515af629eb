import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { Button, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconSearchOff } from '@tabler/icons-react'
import type { Facets, PostingRow as Posting } from '#contract/postings/views.ts'
import { useCollectedAmong } from '#features/collection/index.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatCount, formatTonnes } from '#shared/i18n/format.ts'
import { useIsPainted } from '#shared/ui/AfterPaint.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { SeenNote } from '#shared/ui/SeenNote.tsx'
import { useStored } from '#shared/ui/use_stored.ts'
import { useChipText } from './FilterChips.tsx'
import { chipsOf, cleared, withFilter, type ListSearch } from './list_search.ts'
import { PostingCard } from './PostingCard.tsx'
import classes from './PostingResults.module.css'
import { PostingRow } from './PostingRow.tsx'
import { listName, listQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { NothingOnline } from '../NothingOnline.tsx'
import { responseTexts } from '../response_texts.ts'
import { SaveSearchButton } from '#features/saved_search/index.ts'
import { SortControl } from './SortControl.tsx'
import { useRowKeys } from './use_row_keys.ts'
import { useWantedPiece } from './wanted_piece.ts'
import { latePart } from '#shared/offline/late_part.ts'

/** Few searches name a whole piece. */
const FitOffer = latePart(async () => (await import('./FitOffer.tsx')).default)
const ComparableOffer = latePart(async () => (await import('./ComparableOffer.tsx')).default)
/** So many lots or fewer are few: more may be wanted. */
const few = 20

type View = 'rows' | 'cards'
type PostingResultsProps = {
  entry: PostingKindEntry
  search: ListSearch
  facets: Facets | undefined
  companyName?: string
  /** Whether all rows are rendered at once, which restores the scroll position; otherwise the first ones come first. */
  isWhole: boolean
  onSearch: (search: ListSearch) => void
}

/** Whether an error has to be shown; cancelled requests are not, because the next scroll or visit asks again. */
const isTrouble = (error: unknown) =>
  error !== null && !(error instanceof ApiError && error.kind === 'cancelled')

/** The rows or cards of a list with sorting and totals; more are loaded when the reader scrolls near the end. */
export function PostingResults(props: PostingResultsProps) {
  const { entry, search, facets, companyName, isWhole, onSearch } = props
  const { t } = useLingui()
  const [view, setView] = useStored<View>('posting_view', 'rows')
  const list = useInfiniteQuery(listQuery(entry, search))
  const box = useRef<HTMLElement>(null)
  useRowKeys(box)
  // Rendered as deferred work, so that the browser stays responsive while many rows are built.
  const data = useDeferredValue(list.data)
  const isLate = data !== list.data
  const pages = data?.pages.map((page) => page.results) ?? []
  const shown = pages.flat().length
  const total = facets?.total
  const isEmpty = data !== undefined && shown === 0
  const { listActions: Actions } = entry.view.slots ?? {}
  const offersFit = 'fits' in entry.definition.filters && search.keyword && search.fits === undefined
  const fitOffer = offersFit && (
    <Suspense>
      <FitOffer entry={entry} search={search} onSearch={onSearch} />
    </Suspense>
  )
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label={t`Postings`}
      aria-busy={list.isFetching || isLate}
      data-stale={list.isPlaceholderData || (data && isLate) || undefined}
    >
      <div className={classes.toolbar}>
        <SortControl
          value={search.ordering ?? '-published_time'}
          onChange={(ordering) =>
            onSearch(withFilter(search, 'ordering', ordering === '-published_time' ? undefined : ordering))
          }
        />
        <span className={classes.total} role="status">
          {total && (
            <Trans>
              <b>
                {formatCount(total.count)}
                {total.count_exact ? '' : '+'}
              </b>{' '}
              <Plural value={total.count} one="posting" other="postings" /> ·{' '}
              <b>{formatTonnes(total.tonnes * 1000)}</b>
            </Trans>
          )}
        </span>
        {!isEmpty && total && total.count <= few && fitOffer}
        {!isEmpty && <SaveSearchButton entry={entry} search={search} companyName={companyName} />}
        {Actions && <Actions size="compact-sm" variant="light" />}
        <div className={classes.sorts} role="radiogroup" aria-label={t`Show as`}>
          {(['rows', 'cards'] as const).map((one) => (
            <label key={one} className={classes.sort}>
              <input
                type="radio"
                name="posting_view"
                className={classes.radio}
                checked={view === one}
                onChange={() => setView(() => one)}
              />
              {one === 'rows' ? t`Rows` : t`Cards`}
            </label>
          ))}
        </div>
      </div>
      <SeenNote name={listName(entry, search)} />
      {list.isPending || (!data && (list.data || !isTrouble(list.error))) ? (
        <ListSkeleton view={view} />
      ) : !data ? (
        <ErrorPanel error={list.error} retry={() => void list.refetch()} />
      ) : isEmpty ? (
        <NothingFound entry={entry} search={search} companyName={companyName} onSearch={onSearch}>
          {fitOffer}
        </NothingFound>
      ) : (
        <Found view={view} pages={pages} search={search} isWhole={isWhole}>
          <ListEnd
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError && isTrouble(list.error)}
            shown={shown}
            more={() => void list.fetchNextPage()}
          />
        </Found>
      )}
    </section>
  )
}

/** So many fill a window; the others are rendered in the next frame, so that the browser lays out fewer at a time. */
const firstRows = 8

type FoundProps = {
  view: View
  pages: readonly (readonly Posting[])[]
  search: ListSearch
  isWhole: boolean
  /** What stands below all rows. */
  children: ReactNode
}

function Found({ view, pages, search, isWhole, children }: FoundProps) {
  const Item = view === 'rows' ? PostingRow : PostingCard
  const isPainted = useIsPainted()
  const showsAll = isWhole || isPainted
  const wanted = useWantedPiece(search.keyword, search.fits)
  const collected = useCollectedAmong(pages.map((page) => page.map(({ code }) => code)))
  const postings = pages.flat()
  return (
    <>
      <ul className={classes[view]}>
        {(showsAll ? postings : postings.slice(0, firstRows)).map((posting) => (
          <Item
            key={posting.code}
            posting={posting}
            collected={collected.has(posting.code)}
            wanted={wanted}
          />
        ))}
      </ul>
      {showsAll && children}
    </>
  )
}

function ListSkeleton({ view }: { view: View }) {
  const { t } = useLingui()
  const bones: ReactNode[] = Array.from({ length: 8 }, (_, index) =>
    view === 'rows' ? (
      <li key={index} className={classes.skeletonRow}>
        <Skeleton height={76} />
      </li>
    ) : (
      <li key={index}>
        <Skeleton height={390} />
      </li>
    ),
  )
  return (
    <ul className={classes[view]} role="status" aria-label={t`Loading`}>
      {bones}
    </ul>
  )
}

type ListEndProps = { hasMore: boolean; isLoading: boolean; failed: boolean; shown: number; more: () => void }

/** Loads the next page when the end of the list comes near; the button is for readers who do not scroll, and after a failure. */
function ListEnd({ hasMore, isLoading, failed, shown, more }: ListEndProps) {
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const isNear = entry?.isIntersecting ?? false
  useEffect(() => {
    if (isNear && hasMore && !isLoading && !failed) more()
    // `shown` makes the effect run again if the loaded page was too short to move the end out of view.
  }, [isNear, hasMore, isLoading, failed, shown, more])
  return (
    <div ref={ref} className={classes.end}>
      {hasMore ? (
        <Button variant="default" size="compact-md" loading={isLoading} onClick={more}>
          {failed ? <Trans>Could not load more. Try again</Trans> : <Trans>Load more</Trans>}
        </Button>
      ) : (
        <Plural value={shown} one="The only posting is shown" other="All # postings shown" />
      )}
    </div>
  )
}

/** Shown when nothing matches: offers the search without each of the chosen filters. */
function NothingFound({
  entry,
  search,
  companyName,
  onSearch,
  children,
}: Omit<PostingResultsProps, 'facets' | 'isWhole'> & { children: ReactNode }) {
  const { t } = useLingui()
  const textOf = useChipText(companyName)
  const chips = chipsOf(search)
  const { listActions: Actions, emptyActions: EmptyActions } = entry.view.slots ?? {}
  const further = (
    <>
      <SaveSearchButton entry={entry} search={search} companyName={companyName} variant="filled" />
      {EmptyActions && <EmptyActions search={search} />}
      {Actions && <Actions />}
    </>
  )
  if (chips.length === 0)
    return (
      <NothingOnline entry={entry} hint={t(responseTexts[entry.definition.response].empty)}>
        <div className={classes.loosen}>{further}</div>
      </NothingOnline>
    )
  return (
    <Empty
      icon={IconSearchOff}
      title={t`Nothing matches these filters`}
      hint={t`Remove a filter or widen a range, or save the search to be notified of matches.`}
    >
      <div className={classes.loosen}>
        {children}
        {(search.material ?? search.keyword) && (
          <Suspense>
            <ComparableOffer entry={entry} search={search} onSearch={onSearch} />
          </Suspense>
        )}
        {chips.map((chip) => {
          const text = textOf(chip)
          return (
            <Button
              key={chip.key}
              variant="default"
              size="compact-sm"
              maw={420}
              onClick={() => onSearch(chip.rest)}
            >
              {t`Without ${text}`}
            </Button>
          )
        })}
        <Button size="compact-sm" variant="default" onClick={() => onSearch(cleared(entry, search))}>
          <Trans>Clear all filters</Trans>
        </Button>
        {further}
      </div>
    </Empty>
  )
}
