import { Alert, Anchor, Button, Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { marketPriceApi } from '#contract/market_price.ts'
import { priceUploadLimits } from '#contract/market_price_upload.ts'
import { query } from '#shared/api/query.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { formatCount } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { priceTableKind } from '#shared/offline/draft_names.ts'
import { readKept } from '#shared/offline/use_kept_draft.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { useSession } from '#shared/session/session.ts'
import { openTable } from '#shared/spreadsheet/open_table.ts'
import { faultText } from '#shared/spreadsheet/table_faults.ts'
import { fileNotes } from '#shared/spreadsheet/table_notes.ts'
import { TableNotes } from '#shared/spreadsheet/TableNotes.tsx'
import { TablePlace } from '#shared/spreadsheet/TablePlace.tsx'
import { TableSource } from '#shared/spreadsheet/TableSource.tsx'
import { xlsxType } from '#shared/spreadsheet/xlsx_write.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastError } from '#shared/ui/toast.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { columnLabels } from '../column_labels.ts'
import { priceTemplate } from './price_template.ts'
import { PriceSend } from './PriceSend.tsx'
import { UnsaidChoices } from './UnsaidChoices.tsx'
import { usePriceTable, type KeptTable } from './use_price_table.ts'
import classes from './PriceUpload.module.css'

/** Upload of many prices: a table is opened or pasted, checked row by row, and stored whole or not at all. */
export function PriceUpload({ onList }: { onList: () => void }) {
  const { t } = useLingui()
  usePageTitle(t`Upload prices`, t`Back office`)
  const regions = useRegions()
  const accountId = useSession()?.id
  const kept = useQuery({
    queryKey: ['kept price table', accountId],
    queryFn: async () => (await readKept<KeptTable>(accountId ?? 0, priceTableKind)) ?? null,
    enabled: accountId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
  const materials = useQuery(query(marketPriceApi.materials, {}, { quiet: true }))
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h4" mb="sm">
        <Trans>Upload prices</Trans>
      </Title>
      {materials.isError ? (
        <ErrorPanel error={materials.error} retry={() => void materials.refetch()} />
      ) : !materials.data || !regions || accountId === undefined || kept.data === undefined ? (
        <PageSkeleton />
      ) : materials.data.length === 0 ? (
        <Empty
          title={t`There are no raw materials yet`}
          hint={t`Add the materials first, then upload their prices.`}
        />
      ) : (
        <Upload {...{ accountId, regions, onList }} start={kept.data} materials={materials.data} />
      )}
    </Paper>
  )
}

type Props = Parameters<typeof usePriceTable>[0] & { onList: () => void }

function Upload({ onList, ...given }: Props) {
  const { t } = useLingui()
  const { materials } = given
  const table = usePriceTable(given)
  const { kept, file, parts, headings, missing, rows, open, putAway, restore } = table
  const limit = formatCount(priceUploadLimits.rows)
  if (!kept)
    return (
      <TableSource
        limits={priceUploadLimits}
        label={t`Paste a table of prices`}
        example={
          lang === 'zh'
            ? '日期\t品种\t地区\t最低\t最高\t价格(元/吨,不含税)\t来源\n2026-11-24\t重废\t江苏\t2400\t2440\t2420\t每日行情'
            : 'Date\tMaterial\tRegion\tLow\tHigh\tPrice (¥/t, excl. VAT)\tSource\n2026-11-24\tHeavy scrap\tJiangsu\t2400\t2440\t2420\tDaily list'
        }
        onTable={open}
        beside={
          <Anchor
            component="button"
            type="button"
            size="sm"
            ml="auto"
            onClick={() =>
              saveFile(
                t`Market prices.xlsx`,
                xlsxType,
                priceTemplate(materials, (label) => t(label)),
              )
            }
          >
            <Group gap={4} component="span">
              <IconFileSpreadsheet size={16} aria-hidden /> <Trans>Download the template</Trans>
            </Group>
          </Anchor>
        }
        below={
          <Trans>
            Up to {limit} rows at once, all of them or none. Headings in Chinese or English are recognised.
            Whether a price is per tonne or per kg, with or without tax, is read from the table or chosen by
            you, never assumed.
          </Trans>
        }
      />
    )
  const openSheet = async (file: File, sheet: number) => {
    try {
      open(await openTable(file, priceUploadLimits, { sheet }), file)
    } catch (error) {
      toastError(faultText(error))
    }
  }
  const again = () => {
    const before = kept
    putAway()
    toastUndo({ id: 'price table', message: t`The table was removed`, undo: () => restore(before) })
  }
  const missingNames = missing.map((column) => t(columnLabels[column])).join(lang === 'zh' ? '、' : ', ')
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {kept.name ?? t`Pasted table`} · <Trans>{formatCount(rows.length)} rows</Trans>
        </Text>
        <Group gap="sm" align="end">
          <TablePlace
            {...{ sheets: kept.table.sheets, sheet: kept.table.sheet, parts, part: kept.part }}
            onSheet={file ? (sheet) => void openSheet(file, sheet) : undefined}
            onPart={(part) => open(kept.table, file, part)}
          />
          <Button variant="default" size="sm" onClick={again}>
            <Trans>Another table</Trans>
          </Button>
        </Group>
      </Group>
      <SaveFailureAlert failure={table.failure} />
      <TableNotes
        sentences={fileNotes(
          { ...kept.table, left: 0, joined: parts[kept.part]?.joined ?? 1, parts, part: kept.part },
          priceUploadLimits,
        )}
      />
      {kept.table.left > 0 && (
        <Alert color="red" mb="sm" role="alert">
          <Trans>
            The table has {formatCount(kept.table.left)} rows more than the {limit} that one upload takes.
            Split it: nothing is uploaded in part.
          </Trans>
        </Alert>
      )}
      {!headings ? (
        <Alert color="red" role="alert">
          <Trans>
            No row of headings was found. The first rows must name at least material, region, date and price;
            the template shows how.
          </Trans>
        </Alert>
      ) : missing.length > 0 ? (
        <Alert color="red" role="alert">
          <Trans>These columns are missing: {missingNames}</Trans>
        </Alert>
      ) : rows.length === 0 ? (
        <Empty title={t`There are no rows below the headings`} hint={t`Open or paste another table.`} />
      ) : (
        <>
          <UnsaidChoices table={table} />
          <PriceSend table={table} headings={headings} onList={onList} />
        </>
      )}
    </>
  )
}
