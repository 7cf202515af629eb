import { Alert, Modal, Stack, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { membershipAdminApi } from '#contract/membership.ts'
import { query } from '#shared/api/query.ts'
import { DateField } from '#shared/form/DateField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { Periods } from './Periods.tsx'

type Application = Reply<typeof membershipAdminApi.one>
type Props = { id: number; onClose: () => void }

/** Dialog that confirms an application: loads the company's periods first, which the proposed day follows from. */
export function ConfirmDialog({ id, onClose }: Props) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    ...query(membershipAdminApi.one, { params: { id } }),
    staleTime: 0,
  })
  if (data) return <ConfirmForm application={data} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Confirm the membership`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} height={32} />
      )}
    </Modal>
  )
}

function ConfirmForm({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useLingui()
  const { id, company, tier, years, proposal, periods } = application
  const form = useEndpointForm(membershipAdminApi.confirm, {
    id: 'confirm',
    params: { id },
    values: { starts_on: proposal?.starts_on ?? null },
    toBody: ({ starts_on: day }) => ({ starts_on: day ?? '' }),
    changes: [membershipAdminApi.list, membershipAdminApi.one, dashboardApi.admin],
    onSent: onClose,
  })
  const isProposed = proposal !== null && form.values.starts_on === proposal.starts_on
  const last = proposal && formatDate(proposal.ends_on)
  return (
    <FormDialog
      form={form}
      title={t`Confirm the membership`}
      size={520}
      submitLabel={<Trans>Confirm membership</Trans>}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm">
          <b>{company.name}</b> · {t(membershipLabels[tier])} ·{' '}
          <Plural value={years} one="# year" other="# years" />
        </Text>
        {periods.length > 0 && <Periods periods={periods} />}
        <DateField
          {...form.field('starts_on')}
          label={t`First day`}
          required
          hint={isProposed ? t`The last day is ${last}.` : t`Days are those of China.`}
        />
        {proposal && proposal.replaces.length > 0 && (
          <Alert color="yellow">
            <Trans>
              Gold ends the silver membership on the day before it begins. Settle with the company what it
              paid for the rest.
            </Trans>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  )
}
