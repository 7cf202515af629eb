import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconStar } from '@tabler/icons-react'
import { collectionApi, type CollectionRow } from '#contract/collection.ts'
import { call } from '#shared/api/call.ts'
import { SpotMallLink } from '#features/postings/index.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { CollectionItem } from './CollectionItem.tsx'
import entries from '#shared/ui/Entries.module.css'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const size = 20

/** The reader's saved items of all kinds, with price and state changes since they were saved. */
export function CollectionPage({ page = 1 }: { page?: number }) {
  const { t } = useLingui()
  usePageTitle(t`Saved items`)
  const navigate = useNavigate()
  const client = useQueryClient()
  const list = useNumberedList(
    collectionApi.list,
    { query: { page, size } },
    {
      onPage: (next, replace) =>
        void navigate({ to: '/backend/collection', search: { page: next }, replace }),
    },
  )
  const refresh = () => client.invalidateQueries({ queryKey: [collectionApi.list.path] })
  const add = useMutation({
    mutationFn: ({ posting }: CollectionRow) =>
      call(collectionApi.add, { body: { kind: posting.kind, code: posting.code } }, { keep: true }),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ posting }: CollectionRow) =>
      call(collectionApi.remove, { query: { kind: posting.kind, code: posting.code } }, { keep: true }),
    onSuccess: (_, row) => {
      void refresh()
      const title = row.posting.title
      toastUndo({
        id: `collection:${row.posting.code}`,
        message: t`Removed from saved items: ${title}`,
        undo: () => add.mutate(row),
      })
    },
  })
  const count = list.data?.count ?? list.data?.results.length ?? 0
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" mb="xs">
        <Title order={1} size="h4">
          <Trans>Saved items</Trans>
        </Title>
        {count > 0 && (
          <Text size="sm" c="dimmed">
            <Trans>{formatCount(count)} in total</Trans>
          </Text>
        )}
      </Group>
      <PagedList
        list={list}
        height={92}
        className={entries.list}
        empty={
          <Empty
            icon={IconStar}
            title={t`Nothing saved yet`}
            hint={t`Save a posting and it stays here with its price; price changes and its end are marked.`}
          >
            <SpotMallLink />
          </Empty>
        }
      >
        {(row) => (
          <CollectionItem
            key={`${row.posting.kind}:${row.posting.code}`}
            row={row}
            isBusy={remove.isPending && remove.variables === row}
            onRemove={() => remove.mutate(row)}
          />
        )}
      </PagedList>
    </Paper>
  )
}
