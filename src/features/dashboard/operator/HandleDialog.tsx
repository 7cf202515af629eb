import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { userAccusationApi, type UserAccusation } from '#contract/user_accusation.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import classes from './AdminOverview.module.css'

type Props = { accusation: UserAccusation; onClose: () => void }

/** Dialog that marks a request or report as handled, with an optional answer to its author. */
export function HandleDialog({ accusation: { id, comment }, onClose }: Props) {
  const { t } = useLingui()
  const form = useEndpointForm(userAccusationApi.handle, {
    id: 'handle',
    params: { id },
    values: { answer: '' },
    keptAs: `accusation ${id} answered`,
    changes: [userAccusationApi.list, dashboardApi.admin],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Mark as handled`}
      size={560}
      submitLabel={<Trans>Mark as handled</Trans>}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm" className={classes.comment}>
        {comment}
      </Text>
      <TextareaField {...form.field('answer')} label={t`Answer to the author (optional)`} rows={3} />
    </FormDialog>
  )
}
