import { Modal } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { AccusationForm } from '#features/user_accusation/index.ts'
import { reportSign } from './report_sign.ts'

type Props = { post: number; onClose: () => void }

/** Reports a post to the operators, with a reason. */
export function ReportDialog({ post, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Report this post`}
      centered
      size={460}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <AccusationForm
        sign={reportSign(post)}
        intro={
          <Trans>
            Insults, advertising, false statements about a company, somebody’s private data? Your report goes
            to the operators; the author is not told who sent it.
          </Trans>
        }
        label={t`What is wrong`}
        send={<Trans>Send report</Trans>}
        onClose={onClose}
      />
    </Modal>
  )
}
