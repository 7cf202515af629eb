import { Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { forumApi } from '#contract/forum.ts'
import type { ForumPost } from '#contract/forum_views.ts'
import { query } from '#shared/api/query.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { PostVersions } from './PostVersions.tsx'

type Props = { post: Pick<ForumPost, 'id' | 'lang' | 'revision'>; onClose: () => void }

/** Shows the author what a post said before it was edited. */
export function VersionsDialog({ post, onClose }: Props) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query(forumApi.versions, { params: { id: post.id } }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Earlier versions`}
      centered
      size={640}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Only you and the operators see them.</Trans>
      </Text>
      {data ? (
        <PostVersions versions={data} lang={post.lang} />
      ) : error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} height={40} />
      )}
    </Modal>
  )
}
