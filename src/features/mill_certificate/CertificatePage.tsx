import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { bilingualTextsQuery } from '#features/bulk/index.ts'
import { WithheldPosting } from '#features/postings/detail/WithheldPosting.tsx'
import { postingPath } from '#features/postings/posting_path.ts'
import { detailQuery } from '#features/postings/queries.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { specText } from '#features/postings/SpecTitle.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { AnchorLink, ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { CertificateSheet } from './CertificateSheet.tsx'

/** Page of a posting's mill certificate, for whoever may read the posting: the file beside its values, heat by heat. */
export function CertificatePage({ entry, code }: { entry: PostingKindEntry; code: string }) {
  const { t } = useLingui()
  usePageTitle(t`Mill certificate`, code)
  const { data: posting, error, refetch } = useQuery(detailQuery(entry, code))
  const texts = useQuery(bilingualTextsQuery)
  const { list } = entry.view.route
  if (posting?.withheld) return <WithheldPosting entry={entry} posting={posting} />
  if (error && !posting)
    return (
      <ErrorPanel error={error} retry={() => void refetch()}>
        <ButtonLink to={list}>{t(entry.view.title)}</ButtonLink>
      </ErrorPanel>
    )
  if (texts.isError) return <ErrorPanel error={texts.error} retry={() => void texts.refetch()} />
  if (!posting || !texts.data) return <PageSkeleton />
  const { certificate_files: files, heats, have_warranty: has } = posting.values
  return (
    <>
      <AnchorLink to={postingPath(posting)} size="sm">
        <IconArrowLeft size={14} aria-hidden /> {specText(posting)}
      </AnchorLink>
      {has === 1 || files || heats ? (
        <CertificateSheet posting={posting} texts={texts.data} />
      ) : (
        <Empty
          title={t`This posting has no mill certificate`}
          hint={t`Ask the seller on the page of the posting.`}
        >
          <Button component="a" href={postingPath(posting)} variant="default">
            <Trans>Back to the posting</Trans>
          </Button>
        </Empty>
      )}
    </>
  )
}
