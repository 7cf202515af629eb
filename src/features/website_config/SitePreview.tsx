import { Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteValue } from '#contract/site_settings.ts'
import { fileUrl } from '#shared/api/file_address.ts'
import { ownNames, siteLabels } from './setting_lines.ts'
import classes from './WebsiteConfig.module.css'

/** How visitors will read the customer-service box and the line at the foot of each page, in both languages. */
export function SitePreview({ value }: { value: SiteValue }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="site-preview">
      <Title order={2} fz="sm" mt="lg" mb="xs" id="site-preview">
        <Trans>Preview</Trans>
      </Title>
      <div className={classes.previews}>
        {(['zh', 'en'] as const).map((one) => (
          <Paper key={one} withBorder p="md" lang={one === 'zh' ? 'zh-CN' : 'en-US'}>
            <Text size="xs" c="dimmed">
              {ownNames[one]}
            </Text>
            <Text fw={650}>{value.service_phone}</Text>
            <Text size="sm">{value.service_email}</Text>
            <Text size="sm">{value.service_hours[one]}</Text>
            {value.service_qr && (
              <img src={fileUrl(value.service_qr)} alt={t(siteLabels.service_qr)} className={classes.qr} />
            )}
            <Text size="xs" c="dimmed" mt="sm">
              {value.copyright[one]} · {value.licence[one]} · {value.icp[one]}
            </Text>
          </Paper>
        ))}
      </div>
    </section>
  )
}
