import { Alert, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { membershipAdminApi } from '#contract/membership.ts'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import type { PeriodDialogProps } from './period_dialog.ts'

/** Dialog that ends a period today, or cancels one that is to come, after saying what the company loses. */
export function EndPeriodDialog({ period, company, next, changes, onClose }: PeriodDialogProps) {
  const { t } = useLingui()
  const { id, tier, starts_on, ends_on, state } = period
  const form = useEndpointForm(membershipAdminApi.end, {
    id: 'end-period',
    params: { id },
    values: { reason: '' },
    toBody: ({ reason }) => ({ reason, before: { tier, ends_on } }),
    keptAs: `membership period ${id} ended`,
    changes,
    onSent: onClose,
  })
  const runs = state === 'running'
  const nextDay = next && formatDate(next.starts_on)
  return (
    <ReasonDialog
      form={form}
      title={runs ? t`End the membership today` : t`Cancel the membership`}
      color="red"
      submitLabel={runs ? <Trans>End the membership</Trans> : <Trans>Cancel the membership</Trans>}
      onClose={onClose}
      about={
        <Stack gap="sm">
          <Text size="sm" c="var(--mantine-color-text)">
            <b>{company}</b> · {t(membershipLabels[tier])} · {formatDate(starts_on)} – {formatDate(ends_on)}
          </Text>
          <Alert color="red">
            {runs ? (
              <Trans>
                The company has the limits without a membership at once, and its unused freight allowances of
                this membership expire. This cannot be undone: it would have to apply again. Settle with it
                what it paid for the rest.
              </Trans>
            ) : (
              <Trans>
                The membership will not begin. This cannot be undone: the company would have to apply again.
                Settle with it what it has paid.
              </Trans>
            )}
            {nextDay && (
              <>
                {' '}
                <Trans>The period from {nextDay} on stays.</Trans>
              </>
            )}
          </Alert>
        </Stack>
      }
    />
  )
}
