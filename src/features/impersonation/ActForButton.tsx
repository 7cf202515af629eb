import { Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { impersonationApi, impersonationMinutes } from '#contract/impersonation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { actFor } from '#shared/session/sign_out.ts'

type Props = { row: ResourceRow }

/** Button that opens the account of a person, for whom the operator then acts (SPEC 6.18). */
export function ActForButton({ row }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (row.state !== 'active' || row['role'] === 'operator') return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trans>Act for this person</Trans>
      </Button>
      {isOpen && <ActForDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}

function ActForDialog({ row, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const { [lang]: name } = row['display_name'] as { zh: string; en: string }
  const form = useEndpointForm(impersonationApi.open, {
    id: 'act-for',
    params: { id: row.id },
    values: { comment: '' },
    keptAs: `act for ${row.id}`,
    onSent: ({ token }) => actFor(token),
  })
  return (
    <FormDialog
      form={form}
      title={t`Act for ${name}`}
      submitLabel={<Trans>Open the account</Trans>}
      onClose={onClose}
    >
      <Text size="sm" mb="sm">
        <Trans>
          You see what this person sees for {impersonationMinutes} minutes, and may prepare drafts for them.
          Publishing, sending, accepting, staff and contact details stay theirs. Every change is logged under
          both names, and the person reads each of them afterwards, with your reason.
        </Trans>
      </Text>
      <TextareaField {...form.field('comment')} label={t`Reason`} rows={3} required data-autofocus />
    </FormDialog>
  )
}
