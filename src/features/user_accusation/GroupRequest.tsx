import { modals } from '@mantine/modals'
import { Trans, useLingui } from '@lingui/react/macro'
import { openModal } from '#shared/ui/open_modal.ts'
import { AccusationForm } from './AccusationForm.tsx'

const modalId = 'group_request'

function GroupRequest() {
  const { t } = useLingui()
  return (
    <AccusationForm
      sign=""
      intro={
        <Trans>
          Describe what you would order together with others. The operators look for a mill and open a group
          buy; you are notified either way.
        </Trans>
      }
      label={t`What to buy together`}
      hint={t`Grade, sizes, tonnes, delivery condition, when and where`}
      send={<Trans>Send request</Trans>}
      onClose={() => modals.close(modalId)}
    />
  )
}

/** Opens the form that asks the operators to open a group buy (SPEC 5.16). */
export const openGroupRequest = (): Promise<void> =>
  openModal({
    modalId,
    title: <Trans>Request a group buy</Trans>,
    size: 480,
    children: <GroupRequest />,
  })
