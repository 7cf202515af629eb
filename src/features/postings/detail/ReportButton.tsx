import { useState } from 'react'
import { Button, Modal } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import { AccusationForm } from '#features/user_accusation/index.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'

/** Opens a form that reports a posting to the operators (SPEC 7.23). */
export function ReportButton({ code }: { code: string }) {
  const { t } = useLingui()
  const signedIn = useSignedIn()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        flex="none"
        leftSection={<IconFlag size={13} aria-hidden />}
        onClick={() => signedIn(() => setOpened(true))}
      >
        <Trans>Report</Trans>
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t`Report this posting`}
        centered
        size={460}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <AccusationForm
          sign={code}
          intro={
            <Trans>
              Wrong data, a false price, goods already sold, photos of something else? Your report goes to the
              operators; the seller is not told who sent it.
            </Trans>
          }
          label={t`What is wrong`}
          send={<Trans>Send report</Trans>}
          onClose={close}
        />
      </Modal>
    </>
  )
}
