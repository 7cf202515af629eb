import { Suspense, useDeferredValue } from 'react'
import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PostingDetail as Posting } from '#contract/postings/views.ts'
import { categoryPath } from '#contract/reference/categories.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { detailName } from '#shared/offline/seen_detail.ts'
import { useGradeTable } from '#shared/reference/grade_table.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { SeenNote } from '#shared/ui/SeenNote.tsx'
import blocks from '../Blocks.module.css'
import { CompareTray } from '#features/compare/index.ts'
import { PostingThreads } from '#features/forum/index.ts'
import { DetailActions } from './DetailActions.tsx'
import { DetailGallery } from './DetailGallery.tsx'
import { DetailSection } from './DetailSection.tsx'
import { DetailSummary } from './DetailSummary.tsx'
import { PiecesTable } from './PiecesTable.tsx'
import { PosterPanel } from './PosterPanel.tsx'
import { detailValues } from './detail_values.ts'
import classes from './PostingDetail.module.css'
import { detailQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { PrintHead } from './PrintHead.tsx'
import { ReportButton } from './ReportButton.tsx'
import { stateNote } from '../response_texts.ts'
import { useIsOwn } from '../use_is_own.ts'
import { SimilarPostings } from './SimilarPostings.tsx'
import { specText } from '../SpecTitle.tsx'
import { TechnicalTable } from './TechnicalTable.tsx'
import { Trail } from '../Trail.tsx'
import { WithheldPosting } from './WithheldPosting.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

/** The page of one posting of any kind. */
export function PostingDetail({ entry, code }: { entry: PostingKindEntry; code: string }) {
  const { i18n } = useLingui()
  const { data, error, isPending, refetch } = useQuery(detailQuery(entry, code))
  // Loaded beside the posting, so that the equivalent grades are there when it is drawn.
  useGradeTable()
  // Rendered as deferred work, so that the browser stays responsive while the page is built.
  const posting = useDeferredValue(data)
  const section = i18n._(entry.view.title)
  usePageTitle(posting ? posting.title : code, section)
  if (posting?.withheld) return <WithheldPosting entry={entry} posting={posting} />
  if (posting) return <Page key={posting.code} entry={entry} posting={posting} section={section} />
  if (isPending || data) return <DetailSkeleton />
  return (
    <div className={classes.box}>
      <ErrorPanel error={error} retry={() => void refetch()}>
        <Button component={Link} to={entry.view.route.list}>
          <Trans>Back to {section}</Trans>
        </Button>
      </ErrorPanel>
    </div>
  )
}

function Page({ entry, posting, section }: { entry: PostingKindEntry; posting: Posting; section: string }) {
  const { t } = useLingui()
  // Loads the names of categories that operators added.
  useProductCategory()
  const isOwn = useIsOwn(posting)
  const { list } = entry.view.route
  const [root] = posting.category_id === null ? [] : categoryPath(posting.category_id)
  const { description } = detailValues(posting.values)
  const { sections = [], company: Company } = entry.view.slots ?? {}
  return (
    <Stack gap="sm">
      <PrintHead posting={posting} />
      <Trail
        places={[
          { name: section, to: list },
          ...(root ? [{ name: root[lang], to: list, search: { category: [root.id] } }] : []),
        ]}
        here={<span>{specText(posting)}</span>}
      />
      <SeenNote name={detailName(entry.api, posting.code)} />
      <StateNote entry={entry} posting={posting} />
      <div className={classes.page}>
        <article className={classes.main}>
          <div className={`${classes.box} ${classes.head}`}>
            <DetailGallery posting={posting} />
            <DetailSummary posting={posting}>
              <DetailActions entry={entry} posting={posting} />
            </DetailSummary>
          </div>
          <TechnicalTable entry={entry} posting={posting} />
          {sections.map((Section, index) => (
            <Section key={index} posting={posting} />
          ))}
          <PiecesTable posting={posting} />
          {description && (
            <DetailSection title={<Trans>Description</Trans>}>
              <p className={classes.description}>{description}</p>
            </DetailSection>
          )}
          <div className={`${blocks.note} ${classes.foot}`}>
            <span>
              <Trans>No. {posting.code}</Trans>
              {' · '}
              {t`${plural(posting.view_count, { one: '# view', other: '# views' })}`}
              {posting.published_time && (
                <>
                  {' · '}
                  <Trans>published {formatDate(posting.published_time, true)}</Trans>
                </>
              )}
            </span>
            {!isOwn && <ReportButton code={posting.code} response={entry.definition.response} />}
          </div>
        </article>
        <aside className={classes.side}>
          {Company ? <Company posting={posting} /> : <PosterPanel entry={entry} posting={posting} />}
          <SimilarPostings entry={entry} code={posting.code} />
          <Suspense fallback={null}>
            <PostingThreads code={posting.code} className={`${classes.box} ${classes.noPrint}`} />
          </Suspense>
        </aside>
      </div>
      <CompareTray kind={posting.kind} />
    </Stack>
  )
}

/** Says why nobody can answer a posting that is not online; nothing for one that is online. */
function StateNote({ entry, posting }: { entry: PostingKindEntry; posting: Posting }) {
  const { i18n } = useLingui()
  const { state } = posting
  const note = stateNote(entry.definition.response, state, useIsOwn(posting) ? 'own' : 'other')
  if (!note) return null
  return (
    <Alert
      color={state === 'expired' ? 'yellow' : 'gray'}
      title={i18n._(postingStateLabel(posting.kind, state))}
      role="status"
    >
      {i18n._(note)}
    </Alert>
  )
}

function DetailSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <div className={classes.main}>
        <Skeleton height={430} />
        <Skeleton height={200} />
      </div>
      <div className={classes.side}>
        <Skeleton height={320} />
        <Skeleton height={240} />
      </div>
    </div>
  )
}
