import { Button, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'

type Props = { form: { isEdited: boolean; isSending: boolean; reset: () => void } }

/** Beside the button of a form that stays open: says that something is not saved, and lets the person discard it. */
export function UnsavedHint({ form: { isEdited, isSending, reset } }: Props) {
  if (!isEdited) return null
  return (
    <>
      <Text size="sm" c="dimmed" mr="auto">
        <Trans>Not saved yet</Trans>
      </Text>
      <Button variant="default" onClick={() => reset()} disabled={isSending}>
        <Trans>Discard changes</Trans>
      </Button>
    </>
  )
}
