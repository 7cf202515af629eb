import { Button, Group, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Session } from '#contract/account.ts'
import { companyApi } from '#contract/company.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { rememberSession } from '#shared/session/remembered.ts'
import { ProposeName } from './ProposeName.tsx'

/** Whether the account may enter the company's English name; once a certified company has one, only operators change it (decision 060). */
const mayChangeEnglishName = ({
  role_list: roles,
  tenant_auth: auth,
  pre_company_name_en: english,
}: Session): boolean =>
  roles.includes('main_account') &&
  (!english || ['none', 'rejected', 'revision_requested'].includes(auth.state))

/** Form for the company's name on the English pages; nothing if the account may not change it. */
export function EnglishNameForm({ session }: { session: Session }) {
  const { t } = useLingui()
  const { pre_company_name: name, pre_business_tag_id: tag, pre_company_name_en: english } = session
  const form = useEndpointForm(companyApi.preLoginInfo, {
    id: 'company',
    values: {
      pre_company_name_en: english ?? '',
      pre_company_name: name ?? '',
      pre_business_tag_id: tag ?? 0,
    },
    keptAs: 'English name of the company',
    // Every list may show the name, so everything is loaded again.
    onSent: (saved) => {
      rememberSession(saved)
      return queryClient.invalidateQueries()
    },
  })
  if (!actsForCompany(session) || tag === null || !mayChangeEnglishName(session)) return null
  return (
    <FormShell {...form.shell}>
      <Group align="end" gap="xs" mt={6} wrap="nowrap">
        <TextInput
          label={t`Company name in English`}
          maxLength={60}
          style={{ flex: 1 }}
          {...form.input('pre_company_name_en')}
        />
        <Button type="submit" variant="default" loading={form.isSending}>
          <Trans>Save</Trans>
        </Button>
      </Group>
      <ProposeName
        name={name ?? ''}
        english={form.values.pre_company_name_en}
        onProposal={(proposed) => form.set({ pre_company_name_en: proposed })}
      />
    </FormShell>
  )
}
