import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { mayOfferPush, turnPushOn } from '#shared/offline/push.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { pushResultTexts } from './push_texts.ts'

const id = 'push-offer'

/** Turns push on and shows the result as a toast. */
export async function switchPushOn(): Promise<void> {
  try {
    const done = await turnPushOn()
    const text = i18n._(pushResultTexts[done])
    if (done === 'on') toastSuccess(text)
    else toastError(text)
  } catch (error) {
    toastError(error instanceof Error ? error : i18n._(pushResultTexts.failed))
  }
}

/** Offers to turn on push, unless it is on, impossible, or was offered in the last 30 days. */
export async function offerPush(): Promise<void> {
  if (!(await mayOfferPush().catch(() => false))) return
  const turnOn = () => {
    notifications.hide(id)
    void switchPushOn()
  }
  notifications.show({
    id,
    autoClose: false,
    title: i18n._(msg`Get notified when there is an answer?`),
    message: (
      <>
        <Text size="sm">
          <Trans>This browser can show a notification even while the page is closed.</Trans>
        </Text>
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={turnOn}>
            <Trans>Turn notifications on</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={() => notifications.hide(id)}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </>
    ),
  })
}
