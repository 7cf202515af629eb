import { Button, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobile, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { appEditionApi, type AppEdition } from '#contract/app_edition.ts'
import { query } from '#shared/api/query.ts'
import { formatBytes, formatDate } from '#shared/i18n/format.ts'
import { serverAddress } from '#shared/offline/server_address.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { InstallButton } from '#shared/ui/InstallButton.tsx'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { editionLabels } from './edition_labels.ts'
import { Sha256 } from './Sha256.tsx'
import classes from './AppEdition.module.css'

/** The newest Android app with everything needed to check it, older ones, and the site itself as an app. */
export function AppPage() {
  const { t } = useLingui()
  usePageTitle(t`Get the app`)
  const { data, error, refetch } = useQuery(query(appEditionApi.list, { query: { kind: 'apk' } }))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const [newest, ...older] = data
  return (
    <div className={classes.page}>
      {newest ? (
        <Newest edition={newest} />
      ) : (
        <Paper withBorder className={classes.part}>
          <Title order={1} size="h3">
            <Trans>Get the app</Trans>
          </Title>
          <Empty
            icon={IconDeviceMobile}
            title={t`There is no app to download yet`}
            hint={t`Install this page as an app instead: it has a window of its own, keeps drafts without a connection and shows unread messages on its icon.`}
          >
            <InstallButton />
          </Empty>
        </Paper>
      )}
      {older.length > 0 && <Older editions={older} />}
      {newest && (
        <Paper withBorder className={classes.part}>
          <Title order={2} size="h4" mb={6}>
            <Trans>No Android phone?</Trans>
          </Title>
          <Text size="sm" mb="sm">
            <Trans>
              This page can be installed as an app on computers and iPhones: it has a window of its own, keeps
              drafts without a connection and shows unread messages on its icon.
            </Trans>
          </Text>
          <InstallButton />
        </Paper>
      )}
    </div>
  )
}

function Newest({ edition }: { edition: AppEdition }) {
  const { t } = useLingui()
  const { version, size, sha256, published_time: published, notes, address } = edition
  const sizeText = formatBytes(size)
  return (
    <Paper withBorder className={classes.newest}>
      <div>
        <Title order={1} size="h3">
          <Trans>Get the app</Trans>
        </Title>
        <Text c="dimmed">
          <Trans>For Android phones</Trans>
        </Text>
        <Facts>
          <Fact label={t`Version`}>{version}</Fact>
          <Fact label={t(editionLabels.size)}>{sizeText}</Fact>
          <Fact label={t`Published`}>{formatDate(published)}</Fact>
          {sha256 && (
            <Fact label={t(editionLabels.sha256)}>
              <Sha256 value={sha256} />
            </Fact>
          )}
        </Facts>
        <Title order={2} size="h5" mt="sm">
          <Trans>What is new</Trans>
        </Title>
        <Text className={classes.notes} mb="md">
          {notes}
        </Text>
        <div className={classes.buttons}>
          <Button
            component="a"
            href={serverAddress(address)}
            download
            size="md"
            leftSection={<IconDownload size={17} aria-hidden />}
          >
            <Trans>
              Download {version} ({sizeText})
            </Trans>
          </Button>
          <Text size="sm" c="dimmed">
            <Trans>Android asks once whether your browser may install apps.</Trans>
          </Text>
        </div>
      </div>
      <div className={classes.code}>
        <QrCode
          text={new URL('/home/app', location.href).href}
          label={t`QR code that opens this page`}
          size={176}
        />
        <Text size="sm" c="dimmed" ta="center">
          <Trans>Scan with the phone to open this page there</Trans>
        </Text>
      </div>
    </Paper>
  )
}

const Older = ({ editions }: { editions: readonly AppEdition[] }) => (
  <Paper withBorder className={classes.part}>
    <Title order={2} size="h4" mb={6}>
      <Trans>Earlier editions</Trans>
    </Title>
    <ul className={classes.older}>
      {editions.map(({ id, version, size, published_time: published, notes, address }) => (
        <li key={id}>
          <div>
            <Text fw={600}>{version}</Text>
            <Text size="xs" c="dimmed">
              {formatDate(published)} · {formatBytes(size)}
            </Text>
          </div>
          <Text size="sm" className={classes.notes}>
            {notes}
          </Text>
          <Button component="a" href={serverAddress(address)} download variant="default" size="xs">
            <Trans>Download {version}</Trans>
          </Button>
        </li>
      ))}
    </ul>
  </Paper>
)
