import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { certificationAdminApi } from '#contract/certification.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { lang } from '#shared/i18n/language.ts'
import { RejectDialog } from '#shared/ui/RejectDialog.tsx'
import { affected } from './tenant_calls.ts'

/** Frequent reasons, which operators insert with one click. */
const reasons = [
  msg`The credit code belongs to another company`,
  msg`The licence has expired or was revoked`,
  msg`Name or credit code differ from the licence`,
  msg`The licence was forged`,
]

/** The certification in force, and the button that ends it. */
export function CertificationSection({ company }: { company: CompanyOverview }) {
  const [isOpen, setOpen] = useState(false)
  const { expires_on: end } = company
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">
          {end ? <Trans>In force until {formatLastDay(end)}</Trans> : <Trans>In force</Trans>}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          <Trans>Revoke…</Trans>
        </Button>
      </Group>
      {isOpen && <RevokeDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Dialog that ends the certification, after a warning about what the company loses (docs/COMPANY.md). */
function RevokeDialog({ company, onClose }: { company: CompanyOverview; onClose: () => void }) {
  const { t } = useLingui()
  const { id, certified_on, expires_on } = company
  const name = (lang === 'en' && company.name_en) || company.name
  const form = useEndpointForm(certificationAdminApi.revoke, {
    id: 'reject',
    params: { id },
    values: { comment: '', img_arr: [] as string[] },
    toBody: ({ comment }) => ({ comment, before: { certified_on, expires_on } }),
    keptAs: `revoke certification ${id}`,
    changes: affected,
    onSent: onClose,
  })
  return (
    <RejectDialog
      dialogTitle={t`Revoke the certification`}
      form={form}
      subject={name}
      reasons={reasons.map((reason) => ({ label: t(reason), text: t(reason) }))}
      confirm_tip={t`${name} counts as not certified at once: it cannot publish stock, has the limits of a company that is not certified, and is no longer listed as a preferred supplier. Its postings stay online: take them down one by one if they must go. It is told, with the reason, and can apply again; its credit code is free for others.`}
      onClose={onClose}
    />
  )
}
