import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signInApi, type SignIn } from '#contract/sign_in.ts'
import { call } from '#shared/api/call.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { useDeviceName } from './use_device_name.ts'

/** Asks before one session, or all others, are ended; afterwards the list is reloaded. */
export function EndDialog({ toEnd, onClose }: { toEnd: SignIn | 'others'; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const nameOf = useDeviceName()
  const end = useMutation({
    mutationFn: () =>
      toEnd === 'others'
        ? call(signInApi.endOthers, {}, { keep: true })
        : call(signInApi.end, { params: { id: toEnd.id } }, { keep: true }),
    // Also after an error: the session may have ended elsewhere meanwhile.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [signInApi.list.path] })
      onClose()
    },
  })
  return (
    <TopDialog
      opened
      onClose={onClose}
      size={400}
      title={toEnd === 'others' ? t`Log out all other devices?` : t`Log out: ${nameOf(toEnd)}?`}
    >
      <Text size="sm">
        <Trans>
          Pages open there go to the login page, and notifications of the browser stop. Drafts on that device
          stay there.
        </Trans>
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="red" loading={end.isPending} onClick={() => end.mutate()}>
          <Trans>Log out</Trans>
        </Button>
      </Group>
    </TopDialog>
  )
}
