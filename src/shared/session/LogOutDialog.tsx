import { Button, Checkbox, Group, Modal, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { getLogOutQuestion, subscribeLogOutQuestion, type LogOutQuestion } from './ask_sign_out.ts'

/** Dialog before a log-out that would lose something; drafts are kept only if the person chooses so. */
export function LogOutDialog() {
  const { t } = useLingui()
  const question = useSyncExternalStore(subscribeLogOutQuestion, getLogOutQuestion)
  return (
    <Modal
      opened={question !== null}
      onClose={() => question?.onStay()}
      title={t`Not everything has been sent`}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {question && <Question {...question} />}
    </Modal>
  )
}

function Question({ unsent, onLogOut, onStay }: LogOutQuestion) {
  const { t } = useLingui()
  const [keeps, setKeeps] = useState(false)
  const { drafts, queued, messages } = unsent
  const parts = [
    queued > 0 &&
      t`${plural(queued, { one: '# posting waits to be sent', other: '# postings wait to be sent' })}`,
    messages > 0 &&
      t`${plural(messages, { one: '# message waits to be sent', other: '# messages wait to be sent' })}`,
    drafts > 0 &&
      t`${plural(drafts, { one: '# draft is on this device', other: '# drafts are on this device' })}`,
  ]
  return (
    <>
      <Text size="sm">{parts.filter(Boolean).join(' · ')}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>Logging out deletes them here. What is still waiting will not be sent.</Trans>
      </Text>
      <Checkbox
        mt="md"
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
        label={t`Keep them as drafts on this device for my next log-in`}
        description={t`Only on a device of your own: whoever uses this browser could read them.`}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onStay} data-autofocus>
          <Trans>Stay logged in</Trans>
        </Button>
        <Button color="red" onClick={() => onLogOut(keeps)}>
          {keeps ? t`Keep drafts and log out` : t`Delete and log out`}
        </Button>
      </Group>
    </>
  )
}
