import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi, profileForm, type Session } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { formatMobile } from '#shared/i18n/format.ts'
import { AvatarField } from './AvatarField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { ChangeMobile } from './ChangeMobile.tsx'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'
import { keepSession } from './keep_session.ts'

type Values = {
  display_name: string
  display_name_en: string
  avatar: string | null
  description: string
  country: string
}

/** Name, picture, description and country (spec §5: name 2 to 16 characters, description at most 50). */
export function ProfileForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const form = useForm<Values>({
    initialValues: {
      display_name: session.display_name,
      display_name_en: session.display_name_en ?? '',
      avatar: session.avatar,
      description: session.description,
      country: session.country,
    },
    validate: (values) => errorsOf(profileForm, values),
  })
  const save = useMutation({
    mutationFn: (values: Values) =>
      call(accountApi.edit, { body: { ...values, id: session.id } }, { keep: true }),
    onSuccess: keepSession,
    onError: (error) => {
      if (error instanceof ApiError) showErrors(error.fields, form)
    },
  })
  const [changesMobile, setChangesMobile] = useState(false)
  const length = form.values.description.length
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(values),
        (errors) => toastFirst(errors, form),
      )}
    >
      <Stack gap="sm">
        <AvatarField
          name={form.values.display_name}
          value={form.values.avatar}
          onChange={(avatar) => form.setFieldValue('avatar', avatar)}
        />
        <TextInput label={t`Name`} withAsterisk maxLength={40} {...form.getInputProps('display_name')} />
        <TextInput
          label={t`Name in English`}
          description={t`What readers of the English pages see in its place.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={40}
          {...form.getInputProps('display_name_en')}
        />
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t`Mobile number or email`}
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
        <CountrySelect {...form.getInputProps('country')} />
        <Textarea
          label={t`About me`}
          description={t`${length} of 50 characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          {...form.getInputProps('description')}
        />
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
      {changesMobile && <ChangeMobile session={session} onClose={() => setChangesMobile(false)} />}
    </form>
  )
}
