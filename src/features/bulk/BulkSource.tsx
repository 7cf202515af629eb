import { Anchor, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { bulkLimits } from '#contract/postings/bulk.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import type { Table } from '#shared/spreadsheet/table.ts'
import { TableSource } from '#shared/spreadsheet/TableSource.tsx'
import { saveFile } from '#shared/table/save_file.ts'
import { xlsxType } from '#shared/spreadsheet/xlsx_write.ts'
import { postingKinds, type PostingKindEntry } from '#features/postings/registry.ts'
import classes from './Bulk.module.css'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { templateFile, templateFileName } from './bulk_template.ts'
import { bulkPath } from './bulk_path.ts'

type Props = {
  entry: PostingKindEntry
  columns: readonly BulkColumn[]
  texts: BilingualTexts
  regions: RegionIndex
  isShared: boolean
  /** Called with the table and the file it came from; null if it was pasted. */
  onTable: (table: Table, from: File | null) => void
}

/** The first step: the person pastes, opens or drops a table. */
export function BulkSource({ entry, columns, texts, regions, isShared, onTable }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const kinds = Object.values(postingKinds).filter(
    ({ definition }) => definition.bulk && allowed(session, definition.permission),
  )
  const rows = formatCount(bulkLimits.rows)

  return (
    <TableSource
      limits={bulkLimits}
      label={t`Paste a table or a list of lines`}
      example={
        lang === 'zh'
          ? '材质\t规格\t数量\t重量(吨)\t单价\n42CrMo\tφ320×6150\t2\t7.7\t5120\n\n42CrMo 锻圆 φ320×6150 调质 2支'
          : 'Grade\tSize\tQty\tWeight (t)\tPrice\n42CrMo\tφ320×6150\t2\t7.7\t5120\n\n42CrMo forged round φ320×6150 Q+T 2 bars'
      }
      onTable={onTable}
      above={
        kinds.length > 1 && (
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
        )
      }
      beside={
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
      }
      below={
        <Trans>
          Up to {rows} rows at once. Headings in Chinese or English are recognised, and what you choose for
          them is remembered for your company. Formulas are not run: their last results are read.
        </Trans>
      }
    />
  )
}
