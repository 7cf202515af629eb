import { useState } from 'react'
import { Button, Group, Text, type ButtonProps } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { joiningApi, type Participation } from '#contract/joining.ts'
import { call } from '#shared/api/call.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { useRefreshParts } from './use_parts.ts'

type Props = Omit<ButtonProps, 'children'> & { part: Participation; onDone?: () => void }

/** Button to leave a group buy; asks for confirmation, because others rely on the tonnes. */
export function WithdrawButton({ part, onDone, ...rest }: Props) {
  const refresh = useRefreshParts()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => call(joiningApi.withdraw, { params: { id: part.id } }, { keep: true }),
    onSettled: () => {
      setAsking(false)
      void refresh(part.posting)
    },
    onSuccess: () => onDone?.(),
  })
  if (!isAsking)
    return (
      <PersonalButton variant="subtle" color="red" px="xs" {...rest} onClick={() => setAsking(true)}>
        <Trans context="group buying">Withdraw</Trans>
      </PersonalButton>
    )
  return (
    <Group gap={6} role="alert">
      <Text size="sm">
        <Trans>Leave this group buy?</Trans>
      </Text>
      <Button
        size="compact-sm"
        color="red"
        data-autofocus
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        <Trans>Yes, withdraw</Trans>
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(false)}>
        <Trans>Stay</Trans>
      </Button>
    </Group>
  )
}
