import { Button, CloseButton, Group, Progress, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import { csvText } from '#shared/table/csv.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { collectRows, csvFileName } from './posting_export.ts'
import type { AdminSearch } from './posting_admin_search.ts'
import type { PostingKindEntry } from '../registry.ts'
import { useCsvColumns } from './use_csv_columns.ts'

type Progressed = { done: number; total: number }

/** Saves every posting of the current filter as CSV; shows how far it is and can be stopped. */
export function PostingAdminExport({ kind, search }: { kind: PostingKindEntry; search: AdminSearch }) {
  const { t } = useLingui()
  const columns = useCsvColumns()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<Progressed | null>(null)

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const { signal } = controller
      const { rows, isComplete } = await collectRows(kind, search, { signal, onProgress: setProgress })
      const lines = rows.map((row) => columns.map((column) => column.value(row)))
      const heading = columns.map((column) => column.label)
      saveFile(csvFileName(kind, search), 'text/csv;charset=utf-8', csvText(heading, lines))
      if (isComplete)
        toastSuccess(plural(rows.length, { one: '# posting exported', other: '# postings exported' }))
      else
        toastError(t`Only the first ${formatCount(rows.length)} postings were exported; narrow the search.`)
    } catch (error) {
      toastError(error)
    } finally {
      setProgress(null)
    }
  }

  if (!progress)
    return (
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void start()}>
        <Trans>Export CSV</Trans>
      </Button>
    )
  return (
    <Group gap={6} wrap="nowrap" role="status" w={150}>
      <div>
        <Text size="xs">
          {formatCount(progress.done)} / {progress.total > 0 ? formatCount(progress.total) : '…'}
        </Text>
        <Progress
          w={110}
          size="sm"
          value={progress.total > 0 ? (progress.done / progress.total) * 100 : 0}
          aria-label={t`Export`}
        />
      </div>
      <CloseButton size="sm" onClick={() => running.current?.abort()} aria-label={t`Stop the export`} />
    </Group>
  )
}
