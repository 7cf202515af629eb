import { MultiSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { helpPages } from '#contract/help/pages.ts'
import { mostHelpLinks, type SiteValue } from '#contract/site_settings.ts'
import { PhotosField } from '#shared/form/PhotosField.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { lang } from '#shared/i18n/language.ts'
import type { Frames } from './frames.ts'
import { ownNames, siteLabels } from './setting_lines.ts'
import { SettingEditor, type Edit } from './SettingEditor.tsx'
import { SitePreview } from './SitePreview.tsx'
import classes from './WebsiteConfig.module.css'

type Bilingual = 'service_hours' | 'copyright' | 'licence' | 'icp'

/** Customer service, addresses and notices. */
export function SiteForm({ frames }: { frames: Frames }) {
  const { t } = useLingui()
  const [pending, setPending] = useState(0)
  const label = t(siteLabels.help_links)
  return (
    <SettingEditor<SiteValue>
      section="site"
      isBusy={pending > 0}
      preview={(value) => <SitePreview value={value} frames={frames} />}
      intro={
        <Trans>Shown in the footer, the customer-service box, the filing notice and on order sheets.</Trans>
      }
    >
      {(edit) => (
        <div className={classes.two}>
          <TextField
            {...edit.at('service_phone')}
            label={t(siteLabels.service_phone)}
            required
            value={edit.value.service_phone}
            onChange={(next) => edit.set({ service_phone: next ?? '' })}
          />
          <TextField
            {...edit.at('service_email')}
            label={t(siteLabels.service_email)}
            required
            value={edit.value.service_email}
            onChange={(next) => edit.set({ service_email: next ?? '' })}
          />
          <BothFields edit={edit} name="service_hours" />
          <TextField
            {...edit.at('mobile_url')}
            label={t(siteLabels.mobile_url)}
            hint={t`Empty while there is none: then nobody is sent there.`}
            value={edit.value.mobile_url}
            onChange={(next) => edit.set({ mobile_url: next ?? '' })}
          />
          <PhotosField
            {...edit.at('service_qr')}
            label={t(siteLabels.service_qr)}
            usage="admin"
            max={1}
            value={edit.value.service_qr ? [edit.value.service_qr] : null}
            onChange={(next) => edit.set({ service_qr: next?.[0] ?? '' })}
            onPending={setPending}
          />
          <MultiSelect
            id={edit.at('help_links').id}
            error={edit.at('help_links').error}
            label={label}
            description={t`At most ${mostHelpLinks}, in this order below the link to the help centre.`}
            data={helpPages.map(({ key, title }) => ({ value: key, label: title[lang] }))}
            maxValues={mostHelpLinks}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
            value={edit.value.help_links}
            onChange={(keys) => edit.set({ help_links: keys })}
          />
          <BothFields edit={edit} name="copyright" />
          <BothFields edit={edit} name="licence" />
          <BothFields edit={edit} name="icp" />
        </div>
      )}
    </SettingEditor>
  )
}

function BothFields({ edit, name }: { edit: Edit<SiteValue>; name: Bilingual }) {
  const { t } = useLingui()
  return (
    <div className={classes.both}>
      {(['zh', 'en'] as const).map((one) => (
        <TextField
          key={one}
          {...edit.at(`${name}.${one}`)}
          label={`${t(siteLabels[name])} · ${ownNames[one]}`}
          required
          value={edit.value[name][one]}
          onChange={(next) => edit.set({ [name]: { ...edit.value[name], [one]: next ?? '' } })}
        />
      ))}
    </div>
  )
}
