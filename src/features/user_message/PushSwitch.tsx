import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { pushApi } from '#contract/push.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { pushReach, pushState, turnPushOff } from '#shared/offline/push.ts'
import { switchPushOn } from './push_offer.tsx'

const pushQuery = {
  queryKey: ['push'],
  queryFn: async () => ({ state: await pushState(), reach: (await pushReach()) ?? null }),
  staleTime: 0,
}

/** Switch for push in this browser; says why if push is not possible. */
export function PushSwitch() {
  const { t } = useLingui()
  const { data } = useQuery(pushQuery)
  const refresh = () =>
    Promise.all(
      [pushQuery.queryKey, [pushApi.subscriptions.path]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const on = useMutation({ mutationFn: switchPushOn, onSettled: refresh })
  const off = useMutation({ mutationFn: turnPushOff, onSettled: refresh })
  if (!data) return null
  const { state, reach } = data
  const text = {
    on: t`Notifications are on in this browser.`,
    off: t`Notifications are off in this browser.`,
    blocked: t`The browser blocks notifications of this site. Allow them in its settings for this site.`,
    unsupported: t`This browser cannot show notifications of this site while it is closed.`,
  }[state]
  return (
    <div>
      <Group gap="sm">
        <Text size="sm" role="status">
          {text}
        </Text>
        {state === 'off' && (
          <Button size="xs" loading={on.isPending} onClick={() => on.mutate()}>
            <Trans>Turn on</Trans>
          </Button>
        )}
        {state === 'on' && (
          <Button size="xs" variant="default" loading={off.isPending} onClick={() => off.mutate()}>
            <Trans>Turn off</Trans>
          </Button>
        )}
      </Group>
      {state === 'off' && reach === 'unreachable' && (
        <Text size="xs" c="dimmed" mt={4}>
          <Trans>
            At the last try this browser’s push service could not be reached. Messages still arrive within 30
            seconds while a page is open.
          </Trans>
        </Text>
      )}
    </div>
  )
}
