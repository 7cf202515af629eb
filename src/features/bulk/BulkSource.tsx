import { Alert, Anchor, Button, FileButton, Group, Loader, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { bulkLimits } from '#contract/postings/bulk.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { useFileDrop } from '#shared/form/use_file_drop.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import { openTable } from '#shared/spreadsheet/open_table.ts'
import type { Table } from '#shared/spreadsheet/table.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { xlsxType } from '#shared/spreadsheet/xlsx_write.ts'
import { postingKinds, type PostingKindEntry } from '#features/postings/registry.ts'
import classes from './Bulk.module.css'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { templateFile, templateFileName } from './bulk_template.ts'
import { bulkPath } from './bulk_path.ts'
import { faultText } from './table_faults.ts'

type Props = {
  entry: PostingKindEntry
  columns: readonly BulkColumn[]
  texts: BilingualTexts
  regions: RegionIndex
  isShared: boolean
  /** Called with the table and the file it came from; null if it was pasted. */
  onTable: (table: Table, from: File | null) => void
}

const accepted = '.xlsx,.csv,.tsv,.txt'

/** The first step: the person pastes, opens or drops a table. */
export function BulkSource({ entry, columns, texts, regions, isShared, onTable }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)

  const open = async (file: File | undefined | null) => {
    if (!file) return
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setFault(null)
    setReading(file.name)
    try {
      onTable(await openTable(file, bulkLimits, { signal: controller.signal }), file)
    } catch (error) {
      if (!controller.signal.aborted) setFault(faultText(error))
    } finally {
      if (running.current === controller) setReading(null)
    }
  }
  const read = (given: string) => {
    setFault(null)
    try {
      onTable(readDelimited(given, bulkLimits), null)
    } catch (error) {
      setFault(faultText(error))
    }
  }
  useEffect(() => () => running.current?.abort(), [])
  const { over, handlers } = useFileDrop((files) => void open(files[0]), true)
  const kinds = Object.values(postingKinds).filter(
    ({ definition }) => definition.bulk && allowed(session, definition.permission),
  )
  const rows = formatCount(bulkLimits.rows)

  return (
    <div className={classes.source} data-over={over || undefined} {...handlers}>
      {kinds.length > 1 && (
        <Group gap={6} role="group" aria-label={t`Type of rows`} mb="sm">
          <Text size="sm" c="dimmed">
            <Trans>The rows are:</Trans>
          </Text>
          {kinds.map((one) => (
            <Button
              key={one.definition.kind}
              size="compact-sm"
              variant={one === entry ? 'filled' : 'default'}
              aria-current={one === entry ? 'page' : undefined}
              renderRoot={(props) => (
                <Link to={bulkPath(one)} search={isShared ? { shared: 1 } : {}} {...props} />
              )}
            >
              {t(one.view.title)}
            </Button>
          ))}
        </Group>
      )}
      <Textarea
        label={t`Paste a table or a list of lines`}
        description={t`Copy the rows in Excel or WPS together with their headings, click here and press Ctrl+V. Nothing is sent before you have checked it.`}
        placeholder={
          lang === 'zh'
            ? '材质\t规格\t数量\t重量(吨)\t单价\n42CrMo\tφ320×6150\t2\t7.7\t5120\n\n42CrMo 锻圆 φ320×6150 调质 2支'
            : 'Grade\tSize\tQty\tWeight (t)\tPrice\n42CrMo\tφ320×6150\t2\t7.7\t5120\n\n42CrMo forged round φ320×6150 Q+T 2 bars'
        }
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
        <Anchor
          component="button"
          type="button"
          size="sm"
          ml="auto"
          className={classes.back}
          onClick={() =>
            saveFile(
              templateFileName(entry, texts, lang),
              xlsxType,
              templateFile(entry, columns, { texts, regions, lang }),
            )
          }
        >
          <IconFileSpreadsheet size={16} aria-hidden /> <Trans>Download the template</Trans>
        </Anchor>
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
      {fault !== null && (
        <Alert color="red" mt="sm" role="alert">
          {fault}
        </Alert>
      )}
      <Text size="sm" c="dimmed" mt="md">
        <Trans>
          Up to {rows} rows at once. Headings in Chinese or English are recognised, and what you choose for
          them is remembered for your company. Formulas are not run: their last results are read.
        </Trans>
      </Text>
    </div>
  )
}
