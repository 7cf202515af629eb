import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountApi, profileForm, type Session } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { formatMobile } from '#shared/i18n/format.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { sessionQuery } from '#shared/session/session.ts'
import { AvatarField } from './AvatarField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { errorsOf, toastFirst } from './form_errors.ts'

type Values = { display_name: string; avatar: string | null; description: string; country: string }

/** Name, picture, description and country (spec §5: name 2 to 16 characters, description at most 50). */
export function ProfileForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const form = useForm<Values>({
    initialValues: {
      display_name: session.display_name,
      avatar: session.avatar,
      description: session.description,
      country: session.country,
    },
    validate: (values) => errorsOf(profileForm, values),
  })
  const save = useMutation({
    mutationFn: (values: Values) =>
      call(accountApi.edit, { body: { ...values, id: session.id } }, { keep: true }),
    onSuccess: (saved) => {
      rememberSession(saved)
      queryClient.setQueryData(sessionQuery.queryKey, saved)
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields)
    },
  })
  const length = form.values.description.length
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), toastFirst)}>
      <Stack gap="sm">
        <AvatarField
          name={form.values.display_name}
          value={form.values.avatar}
          onChange={(avatar) => form.setFieldValue('avatar', avatar)}
        />
        <TextInput label={t`Name`} withAsterisk maxLength={40} {...form.getInputProps('display_name')} />
        <TextInput
          label={t`Mobile number or email`}
          value={[session.mobile && formatMobile(session.mobile), session.email].filter(Boolean).join(' · ')}
          readOnly
          variant="filled"
        />
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
    </form>
  )
}
