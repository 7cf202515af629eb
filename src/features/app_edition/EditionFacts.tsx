import { Paper, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { serverAddress } from '#shared/offline/server_address.ts'
import { formatBytes, formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow, Values } from '#shared/resource_page/define_page.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { editionLabels } from './edition_labels.ts'
import { Sha256 } from './Sha256.tsx'
import classes from './AppEdition.module.css'

/** Path of the file: the public one of a published edition, otherwise that of the upload, to try it on a phone. */
const pathOf = ({ id, state, file }: ResourceRow): string =>
  state === 'published' ? `/api/app_edition/${id}/file/` : String(file)

/** What the server knows of a saved edition, and the QR code that downloads its file. */
export function EditionFacts({ row, values }: { row: ResourceRow | undefined; values: Values }) {
  const { t } = useLingui()
  if (!row || values['file'] !== row['file'])
    return (
      <Text size="sm" c="dimmed">
        <Trans>Size, SHA-256 and the QR code of the file appear here when the edition is saved.</Trans>
      </Text>
    )
  const sha256 = row['sha256'] as string | null
  const published = row['published_time'] as string | null
  const withdrawn = row['withdrawn_time'] as string | null
  return (
    <Paper withBorder className={classes.facts}>
      <Facts>
        <Fact label={t(editionLabels.size)}>{formatBytes(row['size'] as number)}</Fact>
        {sha256 && (
          <Fact label={t(editionLabels.sha256)}>
            <Sha256 value={sha256} />
          </Fact>
        )}
        <Fact label={t(editionLabels.uploaded_by)}>
          {(row['uploaded_by'] as { zh: string; en: string })[lang]}
        </Fact>
        {published && <Fact label={t(editionLabels.published_time)}>{formatDate(published, true)}</Fact>}
        {withdrawn && <Fact label={t(editionLabels.withdrawn_time)}>{formatDate(withdrawn, true)}</Fact>}
      </Facts>
      {published && (
        <Text size="sm" mb="xs">
          <Trans>
            Package, version, code and file are fixed since then. What is new and the oldest code allowed can
            still be changed.
          </Trans>
        </Text>
      )}
      <div className={classes.code}>
        <QrCode
          text={new URL(serverAddress(pathOf(row)), location.href).href}
          label={t`QR code that downloads this file`}
        />
        <Text size="xs" c="dimmed" ta="center">
          {row.state === 'published' ? (
            <Trans>Scan to download</Trans>
          ) : (
            <Trans>Scan to try it on a phone. Nobody else is offered it.</Trans>
          )}
        </Text>
      </div>
    </Paper>
  )
}
