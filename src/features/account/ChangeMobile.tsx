import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountApi, accountName, verifyCode, type Session } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { useCountries } from '#shared/reference/reference.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { withDialCode } from './account_modes.ts'
import { CodeField } from './CodeField.tsx'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'
import { keepSession } from './keep_session.ts'

const schema = z.object({ mobile: accountName, verify_code: verifyCode })
const empty = { mobile: '', verify_code: '' }

/** Another mobile number for the account: a code is sent to it, and what it says has to be typed (spec §7). */
export function ChangeMobile({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useLingui()
  const { id, display_name, avatar, description, country } = session
  const dialCode = useCountries().find(({ code }) => code === country)?.dial_code
  const form = useForm({ initialValues: empty, validate: (values) => errorsOf(schema, values) })
  const save = useMutation({
    mutationFn: ({ mobile, verify_code }: typeof empty) => {
      const profile = { id, display_name, avatar, description, country }
      const body = { ...profile, mobile: withDialCode(mobile, dialCode), verify_code }
      return call(accountApi.edit, { body }, { keep: true })
    },
    onSuccess: (saved) => {
      keepSession(saved)
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      const { code, message, fields } = error
      const at = { wrong_code: 'verify_code', account_exists: 'mobile' }[code ?? '']
      showErrors(at ? { [at]: message } : fields, form)
    },
  })
  return (
    <TopDialog opened onClose={onClose} size={400} title={<Trans>Change mobile number</Trans>}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => save.mutate(values),
          (errors) => toastFirst(errors, form),
        )}
      >
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label={t`New mobile number`}
            description={t`You will log in with it from then on.`}
            withAsterisk
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            {...form.getInputProps('mobile')}
          />
          <CodeField
            event="change_mobile"
            accountToAsk={() => {
              const { hasError, error } = form.validateField('mobile')
              if (hasError) toastFirst({ mobile: error }, form)
              return hasError ? null : withDialCode(form.values.mobile, dialCode)
            }}
            {...form.getInputProps('verify_code')}
          />
          <Button type="submit" fullWidth mt={4} loading={save.isPending}>
            <Trans>Change mobile number</Trans>
          </Button>
        </Stack>
      </form>
    </TopDialog>
  )
}
