import { Button, CloseButton, Group, Progress, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { formatCount } from '../i18n/format.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { csvText, type CsvCell } from '#contract/csv.ts'
import { saveFile } from './save_file.ts'

type Progressed = { done: number; total: number }
export type Collecting = { signal: AbortSignal; onProgress: (at: Progressed) => void }

type Props<Row> = {
  /** Loads all rows of the filter page by page; `isComplete` is false if there are more than the server returns. */
  collect: (options: Collecting) => Promise<{ rows: Row[]; isComplete: boolean }>
  columns: readonly { label: string; value: (row: Row) => CsvCell }[]
  /** First part of the file name; the date follows. */
  name: string
}

/** Button that saves every row of the current filter as CSV; shows progress and can be stopped. */
export function ExportButton<Row>({ collect, columns, name }: Props<Row>) {
  const { t } = useLingui()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<Progressed | null>(null)

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0 })
    try {
      const { rows, isComplete } = await collect({ signal: controller.signal, onProgress: setProgress })
      const lines = rows.map((row) => columns.map((column) => column.value(row)))
      const heading = columns.map((column) => column.label)
      const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile(file, 'text/csv;charset=utf-8', csvText(heading, lines))
      if (isComplete) toastSuccess(plural(rows.length, { one: '# row exported', other: '# rows exported' }))
      else toastError(t`Only the first ${formatCount(rows.length)} rows were exported; narrow the search.`)
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
