import { Paper, Tabs, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { SettingSection } from '#contract/site_sections.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import type { Frames } from './frames.ts'
import { ForumPolicyForm } from './ForumPolicyForm.tsx'
import { PictureForm } from './PictureForm.tsx'
import { QuotasForm } from './QuotasForm.tsx'
import { ReviewPolicyForm } from './ReviewPolicyForm.tsx'
import { SiteForm } from './SiteForm.tsx'
import { SuggestionsForm } from './SuggestionsForm.tsx'
import { UnusualForm } from './UnusualForm.tsx'
import classes from './WebsiteConfig.module.css'

const sections: Record<
  SettingSection,
  { label: MessageDescriptor; form: ComponentType<{ frames: Frames }> }
> = {
  site: { label: msg`Customer service and notices`, form: SiteForm },
  suggestions: { label: msg`Search suggestions`, form: SuggestionsForm },
  quotas: { label: msg`Limits of the tiers`, form: QuotasForm },
  pictures: { label: msg`Pictures of stock listings`, form: PictureForm },
  review_policy: { label: msg`Review rules`, form: ReviewPolicyForm },
  forum: { label: msg`Forum`, form: ForumPolicyForm },
  unusual: { label: msg`Unusual figures`, form: UnusualForm },
}

/** Page of the back office with the site settings, one tab for each section. */
export function WebsiteConfigPage({ section, frames }: { section: SettingSection; frames: Frames }) {
  const { t } = useLingui()
  usePageTitle(t(sections[section].label), t`Site settings`)
  const navigate = useNavigate()
  const { form: Form } = sections[section]
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h4" mb="sm">
        <Trans>Site settings</Trans>
      </Title>
      <Tabs
        value={section}
        onChange={(next) =>
          void navigate({ to: '/admin/website_config', search: { section: next as SettingSection } })
        }
        mb="md"
      >
        <Tabs.List aria-label={t`Section`}>
          {Object.entries(sections).map(([name, { label }]) => (
            <Tabs.Tab key={name} value={name}>
              {t(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Form key={section} frames={frames} />
    </Paper>
  )
}
