import { Button, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountApi } from '#contract/account.ts'
import { companyApi } from '#contract/company.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useTags } from '#shared/reference/reference.ts'

type Props = {
  /** Token of the session, which is used only after this dialog. */
  token: string
  /** `withoutCompany`: the person will join a company instead of entering one. */
  onDone: (token: string, withoutCompany?: boolean) => Promise<void>
  onCancel: () => void
}

/** Asks for company name and main business after the first sign-in (SPEC 4.5). */
export function CompanyDialog({ token, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const tags = useTags('pre_business')
  const form = useEndpointForm(companyApi.preLoginInfo, {
    id: 'company',
    values: {
      pre_company_name: '',
      pre_company_name_en: '',
      pre_business_tag_id: null as number | null,
      invite_mobile: '',
    },
    alsoCheck: ({ pre_business_tag_id: tag }): FieldErrors =>
      tag === null ? { pre_business_tag_id: t`Please choose` } : {},
    send: (body, options) => call(companyApi.preLoginInfo, { body }, { ...options, token }),
    onSent: () => onDone(token),
  })
  const { pre_business_tag_id: tagId } = form.values
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
      <FormShell {...form.shell}>
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
            {...form.input('pre_company_name')}
          />
          <TextInput
            label={t`Company name in English`}
            description={t`Optional`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={60}
            {...form.input('pre_company_name_en')}
          />
          <Select
            label={t`Main business`}
            withAsterisk
            placeholder={t`Please choose`}
            data={tags.map((tag) => ({ value: String(tag.id), label: tag.name }))}
            {...form.input('pre_business_tag_id')}
            value={tagId === null ? null : String(tagId)}
            onChange={(next) => form.set({ pre_business_tag_id: next === null ? null : Number(next) })}
          />
          <TextInput
            label={t`Mobile number of the person who invited you`}
            description={t`Optional`}
            inputMode="tel"
            maxLength={30}
            {...form.input('invite_mobile')}
          />
          <Button type="submit" fullWidth mt={4} loading={form.isSending}>
            <Trans>Save and continue</Trans>
          </Button>
          <Button
            variant="subtle"
            fullWidth
            disabled={form.isSending}
            loading={join.isPending}
            onClick={() => join.mutate()}
          >
            <Trans>I will join a company that invited me</Trans>
          </Button>
        </Stack>
      </FormShell>
    </Modal>
  )
}
