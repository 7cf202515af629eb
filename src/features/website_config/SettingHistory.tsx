import { Button, Drawer, Group, Pagination, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingSection } from '#contract/site_sections.ts'
import { settingHistoryApi } from '#contract/site_settings.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { History } from '#shared/ui/History.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { ChangedLines } from './ChangedLines.tsx'
import { changedLines } from './setting_lines.ts'

const size = 20

type Props = { section: SettingSection; onRestore: (value: unknown) => void; onClose: () => void }

/** The versions of a section, newest first, each with what it changed; one can be taken into the form again. */
export function SettingHistory({ section, onRestore, onClose }: Props) {
  const { t, i18n } = useLingui()
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...query(settingHistoryApi.list, { params: { section }, query: { page, size } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const versions = list.data?.results ?? []
  // The oldest version of a page is compared with the newest of the next one.
  const values = [...versions.map(({ value }) => value), list.data?.value_before ?? undefined]
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t`Earlier versions`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {list.isError && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton rows={4} height={40} />}
      {list.data?.count === 0 && <Trans>Nothing was changed yet.</Trans>}
      <History
        entries={versions.map((version, at) => {
          const before = values[at + 1]
          return {
            id: version.revision,
            tag: <Tag tone="grey">{version.revision}</Tag>,
            text: version.created_by ?? t`As installed`,
            time: formatDate(version.created_time, true),
            content: (
              <Stack gap="sm">
                {before !== undefined && (
                  <ChangedLines
                    lines={changedLines(section, [before, version.value], i18n)}
                    before={<Trans>Before</Trans>}
                    after={<Trans>In this version</Trans>}
                  />
                )}
                {(at > 0 || page > 1) && (
                  <Group>
                    <Button variant="default" size="compact-sm" onClick={() => onRestore(version.value)}>
                      <Trans>Take into the form</Trans>
                    </Button>
                  </Group>
                )}
              </Stack>
            ),
          }
        })}
      />
      {list.data && list.data.count !== undefined && list.data.count > size && (
        <Pagination
          mt="md"
          size="sm"
          total={Math.ceil(list.data.count / size)}
          value={page}
          onChange={setPage}
        />
      )}
    </Drawer>
  )
}
