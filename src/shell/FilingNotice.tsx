import { Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { useSite } from './site.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

/** The site's filing and licence notices (route /icp). */
export function FilingNotice() {
  const { t } = useLingui()
  usePageTitle(t`Filing notice`)
  const site = useSite()
  return (
    <Paper withBorder p="xl" w="min(640px, 100%)">
      <Title order={1} size="h2" mb="md">
        <Trans>Filing notice</Trans>
      </Title>
      {site ? (
        <Stack gap="xs">
          <Text fw={600}>{site.icp[lang]}</Text>
          <Text>{site.licence[lang]}</Text>
          <Text>{site.copyright[lang]}</Text>
          <Text c="dimmed">
            <Trans>
              Questions about this site: {site.service_phone}, {site.service_email}
            </Trans>
          </Text>
          <AnchorLink to="/home" mt="md">
            <Trans>Back to the home page</Trans>
          </AnchorLink>
        </Stack>
      ) : (
        <RowsSkeleton rows={4} height={20} />
      )}
    </Paper>
  )
}
