import { Alert, Checkbox, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { staffAdminApi } from '#contract/staff_admin.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { affected } from './tenant_calls.ts'

export type CompanyPerson = CompanyOverview['people'][number]
type Props = { company: CompanyOverview; person: CompanyPerson; onClose: () => void }

/** Dialog that makes a staff member the main account of a company whose own is lost (decision 112); it names both. */
export function MainAccountDialog({ company, person, onClose }: Props) {
  const { t } = useLingui()
  const [isSure, setSure] = useState(false)
  const main = company.people.find(({ role }) => role === 'main_account')
  const next = person.name[lang]
  const former = main?.name[lang]
  const name = (lang === 'en' && company.name_en) || company.name
  const form = useEndpointForm(staffAdminApi.replaceMain, {
    id: 'main-account',
    params: { id: company.id },
    values: { comment: '' as string | null },
    toBody: ({ comment }) => ({ account_id: person.id, before: main?.id ?? null, comment }),
    keptAs: `main account of company ${company.id} to ${person.id}`,
    changes: affected,
    alsoCheck: (): FieldErrors => (isSure ? {} : { sure: t`Please confirm that the company wants this` }),
    onSent: onClose,
  })
  const { sure } = form.errors
  return (
    <FormDialog
      form={form}
      title={t`Make ${next} the main account`}
      size={520}
      color="red"
      submitLabel={<Trans>Change the main account</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Alert color="red">
          {former ? (
            <Trans>
              {next} becomes the main account of {name} in place of {former}, and decides about the company,
              its staff and membership. {former} stays as staff without rights and is logged out everywhere; a
              hand-over that waits for its confirmation ends. Both are told, with the reason.
            </Trans>
          ) : (
            <Trans>
              {next} becomes the main account of {name}, which has none, and decides about the company, its
              staff and membership. The people of the company are told.
            </Trans>
          )}
        </Alert>
        <TextareaField
          {...form.field('comment')}
          label={t`Reason`}
          hint={t`Both read it, and it is recorded in the audit log.`}
          required
        />
        <Checkbox
          id="main-account-sure"
          checked={isSure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          label={
            former
              ? t`I have checked that ${name} wants ${next} in place of ${former}`
              : t`I have checked that ${name} wants this`
          }
          error={isSure ? undefined : sure}
        />
      </Stack>
    </FormDialog>
  )
}
