import { Button, Group, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { certificationAdminApi, refusals, type CertificationApplication } from '#contract/certification.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import { ApplicationFacts } from '#features/certification/index.ts'
import { DateField } from '#shared/form/DateField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { RejectDialog } from '#shared/ui/RejectDialog.tsx'
import { affected } from './tenant_calls.ts'
import { usualEnd } from './usual_end.ts'

type RefusalName = (typeof refusals)[number]

const refusalLabels = { request_revision: msg`Ask for changes`, reject: msg`Reject` }

type Props = { application: CertificationApplication; company: CompanyOverview }

/** The application beside its licence, and the decision. */
export function ApplicationReview({ application, company }: Props) {
  const { t } = useLingui()
  const [refusing, setRefusing] = useState<RefusalName | null>(null)
  const [start] = useState(() => usualEnd(company))
  const form = useEndpointForm(certificationAdminApi.certify, {
    id: 'certify',
    params: { id: application.id },
    values: { expires_on: start },
    changes: affected,
  })
  return (
    <Stack gap="sm">
      <ApplicationFacts application={application} />
      <FormShell {...form.shell}>
        <Group align="end" gap="xs">
          <DateField {...form.field('expires_on')} label={t`Certified until`} required />
          <Button type="submit" loading={form.isSending}>
            <Trans>Certify</Trans>
          </Button>
          {refusals.map((name) => (
            <Button
              key={name}
              variant="outline"
              color={name === 'reject' ? 'red' : undefined}
              onClick={() => setRefusing(name)}
            >
              {t(refusalLabels[name])}
            </Button>
          ))}
        </Group>
      </FormShell>
      {refusing && (
        <RefusalDialog name={refusing} application={application} onClose={() => setRefusing(null)} />
      )}
    </Stack>
  )
}

type DialogProps = { name: RefusalName; application: CertificationApplication; onClose: () => void }

function RefusalDialog({ name, application, onClose }: DialogProps) {
  const { t } = useLingui()
  const reasons = usePresetReasons({ action: `certification_${name}` })
  const form = useEndpointForm(certificationAdminApi.refuse, {
    id: 'reject',
    params: { id: application.id, action: name },
    values: { comment: '', img_arr: [] as string[] },
    toBody: ({ comment }) => ({ comment }),
    keptAs: `${name} application ${application.id}`,
    changes: affected,
    onSent: onClose,
  })
  return (
    <RejectDialog
      dialogTitle={t(refusalLabels[name])}
      form={form}
      subject={application.name}
      reasons={reasons}
      onClose={onClose}
    />
  )
}
