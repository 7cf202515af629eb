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
          Write what you would order together with others. The operators look for a mill and open a group
          buying; you are told either way.
        </Trans>
      }
      label={t`What should be bought together`}
      hint={t`Grade, sizes, tonnes, delivery state, when and where`}
      send={<Trans>Send request</Trans>}
      onClose={() => modals.close(modalId)}
    />
  )
}

/** Opens the prompt that asks the operators to open a group buying (spec §5, §7). */
export const openGroupRequest = (): Promise<void> =>
  openModal({
    modalId,
    title: <Trans>Ask for a group buying</Trans>,
    size: 480,
    children: <GroupRequest />,
  })
