import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountApi, companyInfoForm, type Session } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'

/** A certified company says once what it is called in English; after that only operators change it (decision 060). */
const mayName = ({ role_list: roles, tenant_auth: auth, pre_company_name_en: english }: Session): boolean =>
  roles.includes('main_account') && (!english || ['none', 'rejected'].includes(auth.state))

/** What the own company is called on the English pages: written here, or read where that is settled. */
export function EnglishNameForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const { pre_company_name: name, pre_business_tag_id: tag, pre_company_name_en: english } = session
  const toBody = (values: { pre_company_name_en: string }) => ({
    pre_company_name: name ?? '',
    pre_business_tag_id: tag ?? 0,
    ...values,
  })
  const form = useForm({
    initialValues: { pre_company_name_en: english ?? '' },
    validate: (values) => errorsOf(companyInfoForm, toBody(values)),
  })
  const save = useMutation({
    mutationFn: (values: { pre_company_name_en: string }) =>
      call(accountApi.preLoginInfo, { body: toBody(values) }, { keep: true }),
    // Every list shows the name.
    onSuccess: (saved) => {
      rememberSession(saved)
      return queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (error instanceof ApiError) showErrors(error.fields, form)
    },
  })
  if (!actsForCompany(session) || tag === null || !mayName(session)) return null
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(values),
        (errors) => toastFirst(errors, form),
      )}
    >
      <Group align="end" gap="xs" mt={6} wrap="nowrap">
        <TextInput
          label={t`Company name in English`}
          maxLength={60}
          style={{ flex: 1 }}
          {...form.getInputProps('pre_company_name_en')}
        />
        <Button type="submit" variant="default" loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Group>
    </form>
  )
}
