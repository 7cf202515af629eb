import { Button, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountApi, companyInfoForm } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { useTags } from '#shared/reference/reference.ts'
import { errorsOf, showErrors, toastFirst } from './form_errors.ts'

type Props = {
  /** Token of the sign-in that is not finished yet. */
  token: string
  /** `withoutCompany`: the person is going to join one. */
  onDone: (token: string, withoutCompany?: boolean) => Promise<void>
  onCancel: () => void
}

type Values = {
  pre_company_name: string
  pre_company_name_en: string
  pre_business_tag_id: string | null
  invite_mobile: string
}

const toForm = ({ pre_company_name, pre_company_name_en, pre_business_tag_id, invite_mobile }: Values) => ({
  pre_company_name,
  pre_company_name_en,
  // 0 is no tag: the rule says "please choose" instead of naming a type.
  pre_business_tag_id: Number(pre_business_tag_id ?? 0),
  ...(invite_mobile.trim() === '' ? {} : { invite_mobile }),
})

/** Company name and main business, asked after the first sign-in (spec §4, §5). */
export function CompanyDialog({ token, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const tags = useTags('pre_business')
  const form = useForm<Values>({
    initialValues: {
      pre_company_name: '',
      pre_company_name_en: '',
      pre_business_tag_id: null,
      invite_mobile: '',
    },
    validate: (values) => {
      const errors = errorsOf(companyInfoForm, toForm(values))
      return values.pre_business_tag_id === null
        ? { ...errors, pre_business_tag_id: t`Please choose` }
        : errors
    },
  })
  const send = useMutation({
    mutationFn: async (values: Values) => {
      await call(accountApi.preLoginInfo, { body: toForm(values) }, { token, keep: true })
      await onDone(token)
    },
    onError: (error) => {
      if (error instanceof ApiError) showErrors(error.fields, form)
    },
  })
  const join = useMutation({ mutationFn: () => onDone(token, true) })
  const cancel = () => {
    void call(accountApi.logout, {}, { token, quiet: true, keep: true }).catch(() => undefined)
    onCancel()
  }
  return (
    <Modal
      opened
      onClose={cancel}
      centered
      closeOnClickOutside={false}
      size={440}
      title={<Trans>Your company</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => send.mutate(values),
          (errors) => toastFirst(errors, form),
        )}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            <Trans>One step before you start: tell buyers and sellers who they are dealing with.</Trans>
          </Text>
          <TextInput
            data-autofocus
            label={t`Company name`}
            withAsterisk
            maxLength={60}
            autoComplete="organization"
            {...form.getInputProps('pre_company_name')}
          />
          <TextInput
            label={t`Company name in English`}
            description={t`Optional`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={60}
            {...form.getInputProps('pre_company_name_en')}
          />
          <Select
            label={t`Main business`}
            withAsterisk
            placeholder={t`Please choose`}
            data={tags.map((tag) => ({ value: String(tag.id), label: tag.name }))}
            {...form.getInputProps('pre_business_tag_id')}
          />
          <TextInput
            label={t`Mobile number of the person who invited you`}
            description={t`Optional`}
            inputMode="tel"
            maxLength={30}
            {...form.getInputProps('invite_mobile')}
          />
          <Button type="submit" fullWidth mt={4} loading={send.isPending}>
            <Trans>Save and continue</Trans>
          </Button>
          <Button
            variant="subtle"
            fullWidth
            disabled={send.isPending}
            loading={join.isPending}
            onClick={() => join.mutate()}
          >
            <Trans>I will join a company that invited me</Trans>
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
