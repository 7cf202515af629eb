import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { passkeyApi, type Passkey } from '#contract/passkey.ts'
import { call } from '#shared/api/call.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'

/** Asks before a passkey is removed from the account; afterwards the list is reloaded. */
export function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(passkeyApi.remove, { params: { id } }, { keep: true }),
    // Also after an error: it may have been removed elsewhere meanwhile.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [passkeyApi.list.path] })
      onClose()
    },
  })
  return (
    <TopDialog opened onClose={onClose} size={420} title={t`Remove: ${name}?`}>
      <Stack gap="xs">
        <Text size="sm">
          <Trans>
            Nobody can log in with it any more. Your password stays, and so do your other passkeys.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>
            Your device goes on offering it until you delete it there too. Where you are logged in now, you
            stay logged in: see “Logged-in devices”.
          </Trans>
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Remove</Trans>
        </Button>
      </Group>
    </TopDialog>
  )
}
