import { useState } from 'react'
import { Button, Modal } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag } from '@tabler/icons-react'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { AccusationForm } from '#features/user_accusation/index.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import { responseTexts } from '../response_texts.ts'

/** Opens a form that reports a posting to the operators (SPEC 7.23). */
export function ReportButton({ code, response }: { code: string; response: PostingDefinition['response'] }) {
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
          intro={t(responseTexts[response].report)}
          label={t`What is wrong`}
          send={<Trans>Send report</Trans>}
          onClose={close}
        />
      </Modal>
    </>
  )
}
