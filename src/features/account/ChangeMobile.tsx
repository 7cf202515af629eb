import { Button, Stack, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { type Session } from '#contract/account.ts'
import { accountName, verifyCode, accountFormsApi } from '#contract/account_forms.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useCountries } from '#shared/reference/reference.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { withDialCode } from './account_modes.ts'
import { CodeField } from './CodeField.tsx'
import { errorsOf } from './form_errors.ts'
import { keepSession } from './keep_session.ts'

const schema = z.object({ mobile: accountName, verify_code: verifyCode })

/** Dialog that changes the account's mobile number; a code is sent to the new number to confirm it (SPEC 7.12). */
export function ChangeMobile({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useLingui()
  const { id, display_name, avatar, description, country } = session
  const dialCode = useCountries().find(({ code }) => code === country)?.dial_code
  const form = useEndpointForm(accountFormsApi.edit, {
    id: 'mobile',
    values: { mobile: '', verify_code: '' },
    toBody: ({ mobile, verify_code }) => ({
      id,
      display_name,
      avatar,
      description,
      country,
      mobile: withDialCode(mobile, dialCode),
      verify_code,
    }),
    // The contract does not require the code, because a profile is also saved without changing the number.
    alsoCheck: (values) => errorsOf(schema, values),
    onSent: (saved) => {
      keepSession(saved)
      onClose()
    },
    onRefused: ({ code, message }) => {
      const at = { wrong_code: 'verify_code', account_exists: 'mobile' }[code]
      return at ? { [at]: message } : undefined
    },
  })
  return (
    <TopDialog opened onClose={onClose} size={400} title={<Trans>Change mobile number</Trans>}>
      <FormShell {...form.shell}>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label={t`New mobile number`}
            description={t`You will log in with it from then on.`}
            withAsterisk
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            {...form.input('mobile')}
          />
          <CodeField
            event="change_mobile"
            accountToAsk={() => (form.check('mobile') ? withDialCode(form.values.mobile, dialCode) : null)}
            {...form.input('verify_code')}
          />
          <Button type="submit" fullWidth mt={4} loading={form.isSending}>
            <Trans>Change mobile number</Trans>
          </Button>
        </Stack>
      </FormShell>
    </TopDialog>
  )
}
