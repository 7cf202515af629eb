import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { inspectionApi, type OwnInspection } from '#contract/inspect_business.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { ReasonDialog } from '#shared/form/ReasonDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { QuoteFacts } from './QuoteFacts.tsx'

type Props = { inspection: OwnInspection; onClose: () => void }
const changes = [inspectionApi.list, inspectionApi.one]

/** Dialog that accepts the quote, which it shows once more. */
export function AcceptDialog({ inspection: { id, revision, object, quote }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(inspectionApi.accept, {
    id: 'accept',
    params: { id },
    values: { revision },
    changes,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Accept the quote`}
      size={520}
      submitLabel={<Trans>Accept quote</Trans>}
      onClose={onClose}
    >
      <Text size="sm">{object[lang]}</Text>
      {quote && <QuoteFacts quote={quote} />}
      <Text size="sm" c="dimmed">
        <Trans>You order the inspection at this price. Next we name the inspector and the day.</Trans>
      </Text>
    </FormDialog>
  )
}

/** Dialog that declines the quote with a reason, so that it can be quoted again. */
export function DeclineDialog({ inspection: { id, revision }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(inspectionApi.decline, {
    id: 'decline',
    params: { id },
    values: { reason: '' },
    toBody: ({ reason }) => ({ reason, revision }),
    keptAs: `inspection ${id} declined`,
    changes,
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t`Decline the quote`}
      color="red"
      submitLabel={<Trans>Decline</Trans>}
      hint={t`We may quote again when we know what does not suit you.`}
      onClose={onClose}
    />
  )
}

/** Dialog that cancels an inspection that is not scheduled yet. */
export function CancelDialog({ inspection: { id, revision, object }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(inspectionApi.cancel, {
    id: 'cancel',
    params: { id },
    values: { reason: '' },
    toBody: ({ reason }) => ({ reason, revision }),
    changes,
    onSent: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t`Cancel the inspection`}
      color="red"
      submitLabel={<Trans>Cancel inspection</Trans>}
      about={object[lang]}
      optional={t`Reason (optional)`}
      onClose={onClose}
    />
  )
}
