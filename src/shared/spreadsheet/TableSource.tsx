import { Alert, Button, FileButton, Group, Loader, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFileDrop } from '../form/use_file_drop.ts'
import { readDelimited } from './delimited.ts'
import type { Encoding } from './encodings.ts'
import { EncodingChoice } from './EncodingChoice.tsx'
import { openTable } from './open_table.ts'
import type { Table, TableLimits } from './table.ts'
import { faultText } from './table_faults.ts'
import classes from './TableSource.module.css'

type Props = {
  limits: TableLimits
  label: string
  /** A few rows, as they may be pasted. */
  example: string
  above?: ReactNode
  /** Beside the buttons, such as the template to download. */
  beside?: ReactNode
  /** What the person should know of tables here. */
  below: ReactNode
  /** Called with the table and the file it came from; null if it was pasted. */
  onTable: (table: Table, from: File | null) => void
}

/** Files of another kind named `.xls` are read too, and an old workbook is refused with advice. */
const accepted = '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt'

/** Where a table comes from: pasted, or a file that is opened or dropped. */
export function TableSource({ limits, label, example, above, beside, below, onTable }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  /** A text file that may be in several encodings, until the person chose one. */
  const [openText, setOpenText] = useState<{ file: File; table: Table; encoding: Encoding } | null>(null)
  const running = useRef<AbortController>(undefined)

  const open = async (file: File | undefined | null, encoding?: Encoding) => {
    if (!file) return
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setFault(null)
    setReading(file.name)
    try {
      const table = await openTable(file, limits, {
        signal: controller.signal,
        ...(encoding && { encoding }),
      })
      const shown = encoding ?? (table.encoding || undefined)
      if (shown) setOpenText({ file, table, encoding: shown })
      else {
        setOpenText(null)
        onTable(table, file)
      }
    } catch (error) {
      if (!controller.signal.aborted) setFault(faultText(error))
    } finally {
      if (running.current === controller) setReading(null)
    }
  }
  const take = (make: () => Table, file: File | null) => {
    setFault(null)
    try {
      onTable(make(), file)
    } catch (error) {
      setFault(faultText(error))
    }
  }
  const read = (given: string) => take(() => readDelimited(given, limits), null)
  useEffect(() => () => running.current?.abort(), [])
  const { over, handlers } = useFileDrop((files) => void open(files[0]), true)

  return (
    <div className={classes.source} data-over={over || undefined} {...handlers}>
      {above}
      <Textarea
        label={label}
        description={t`Copy the rows in Excel or WPS together with their headings, click here and press Ctrl+V. Nothing is sent before you have checked it.`}
        placeholder={example}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.paste }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (text.trim() !== '' || pasted.trim() === '') return
          event.preventDefault()
          read(pasted)
        }}
      />
      <Group mt="sm" gap="sm">
        <Button disabled={text.trim() === ''} onClick={() => read(text)}>
          <Trans>Read this text</Trans>
        </Button>
        <FileButton accept={accepted} onChange={(file) => void open(file)}>
          {(props) => (
            <Button variant="default" leftSection={<IconUpload size={16} />} {...props}>
              <Trans>Open xlsx or csv</Trans>
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          <Trans>or drop the file here</Trans>
        </Text>
        {beside}
      </Group>
      {reading !== null && (
        <Group gap="sm" mt="sm" role="status">
          <Loader size="xs" />
          <Text size="sm">
            <Trans>Reading {reading}</Trans>
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              running.current?.abort()
              setReading(null)
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      )}
      {openText && (
        <EncodingChoice
          table={openText.table}
          encoding={openText.encoding}
          onEncoding={(encoding) => void open(openText.file, encoding)}
          onTake={() => take(() => openText.table, openText.file)}
        />
      )}
      {fault !== null && (
        <Alert color="red" mt="sm" role="alert">
          {fault}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {below}
      </Text>
    </div>
  )
}
