import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Session } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatMobile } from '#shared/i18n/format.ts'
import { AvatarField } from './AvatarField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { ChangeMobile } from './ChangeMobile.tsx'
import { keepSession } from './keep_session.ts'

/** Form for name, picture, description and country (SPEC 5.10–5.12). */
export function ProfileForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const form = useEndpointForm(accountFormsApi.edit, {
    id: 'profile',
    values: {
      id: session.id,
      display_name: session.display_name,
      display_name_en: session.display_name_en ?? '',
      avatar: session.avatar,
      description: session.description,
      country: session.country,
    },
    keptAs: 'profile',
    onSent: keepSession,
  })
  const [changesMobile, setChangesMobile] = useState(false)
  const length = form.values.description.length
  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        <AvatarField
          name={form.values.display_name}
          value={form.values.avatar}
          onChange={(avatar) => form.set({ avatar })}
        />
        <TextInput label={t`Name`} withAsterisk maxLength={40} {...form.input('display_name')} />
        <TextInput
          label={t`Name in English`}
          description={t`What readers of the English pages see in its place.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={40}
          {...form.input('display_name_en')}
        />
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t`Mobile number or e-mail`}
            value={[session.mobile && formatMobile(session.mobile), session.email]
              .filter(Boolean)
              .join(' · ')}
            readOnly
            variant="filled"
            flex={1}
          />
          <Button variant="default" onClick={() => setChangesMobile(true)}>
            <Trans>Change mobile number</Trans>
          </Button>
        </Group>
        <CountrySelect {...form.input('country')} />
        <Textarea
          label={t`About me`}
          description={t`${length} of 50 characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          {...form.input('description')}
        />
        <Button type="submit" loading={form.isSending} style={{ alignSelf: 'flex-start' }}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
      {changesMobile && <ChangeMobile session={session} onClose={() => setChangesMobile(false)} />}
    </FormShell>
  )
}
