import { Paper, Text } from '@mantine/core'
import { helpLinks } from '#contract/help/help_links.ts'
import type { SiteValue } from '#contract/site_settings.ts'
import type { ShownSite } from '#contract/website_config.ts'
import { PreviewData } from '#shared/api/PreviewData.tsx'
import type { Frames } from './frames.ts'
import { InLanguage } from './InLanguage.tsx'
import { Preview } from './Preview.tsx'
import { ownNames } from './setting_lines.ts'
import classes from './WebsiteConfig.module.css'

type Props = { value: SiteValue; frames: Pick<Frames, 'Footer' | 'ServiceCard'> }

/** The value as readers of either language get it: the parts of the page read the field of the operator's language. */
function readIn(one: 'zh' | 'en', value: SiteValue): ShownSite {
  const only = ({ [one]: text }: { zh: string; en: string }) => ({ zh: text, en: text })
  const { service_hours: hours, copyright, licence, icp, help_links: keys } = value
  return {
    ...value,
    service_hours: only(hours),
    copyright: only(copyright),
    licence: only(licence),
    icp: only(icp),
    help_links: helpLinks(keys).map(({ key, title }) => ({ key, title: only(title) })),
  }
}

/** The customer-service box and the foot of each page in both languages. */
export const SitePreview = ({ value, frames: { Footer, ServiceCard } }: Props) => (
  <Preview>
    {(['zh', 'en'] as const).map((one) => (
      <Paper key={one} withBorder p="md" mb="sm">
        <Text size="xs" c="dimmed" mb="xs">
          {ownNames[one]}
        </Text>
        <PreviewData sections={{ site: readIn(one, value) }}>
          <InLanguage language={one}>
            <div className={classes.site}>
              <ServiceCard />
              <Footer />
            </div>
          </InLanguage>
        </PreviewData>
      </Paper>
    ))}
  </Preview>
)
