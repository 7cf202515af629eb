import { Button, CloseButton, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { xlsxType } from '#shared/spreadsheet/xlsx_write.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { bilingualTextsQuery } from './bilingual_texts.ts'
import { collectOwn, exportFile } from './own_export.ts'

/** Button that saves all of the company's postings of a kind as a workbook; shows progress and can be stopped. */
export function OwnExport({ entry }: { entry: PostingKindEntry }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const regions = useRegions()
  const running = useRef<AbortController>(undefined)
  const [done, setDone] = useState<number | null>(null)
  const api = bulkApis[entry.definition.kind]
  if (!api) return null

  async function start() {
    if (!api || !regions) return
    const controller = new AbortController()
    running.current = controller
    setDone(0)
    try {
      const texts = await client.ensureQueryData(bilingualTextsQuery)
      const rows = await collectOwn(api, { signal: controller.signal, onProgress: setDone })
      const name = `${t(entry.view.title)} ${new Date().toISOString().slice(0, 10)}.xlsx`
      saveFile(name, xlsxType, exportFile(entry, rows, { texts, regions, lang }))
      toastSuccess(plural(rows.length, { one: '# posting exported', other: '# postings exported' }))
    } catch (error) {
      if (!controller.signal.aborted) toastError(error instanceof ApiError ? error : t`The export failed`)
    } finally {
      setDone(null)
    }
  }

  if (done === null)
    return (
      <Button
        variant="default"
        disabled={!regions}
        leftSection={<IconDownload size={16} />}
        onClick={() => void start()}
      >
        <Trans>Export xlsx</Trans>
      </Button>
    )
  return (
    <Group gap={6} wrap="nowrap" role="status">
      <Text size="sm">
        <Trans>{formatCount(done)} read</Trans>
      </Text>
      <CloseButton size="sm" onClick={() => running.current?.abort()} aria-label={t`Stop the export`} />
    </Group>
  )
}
