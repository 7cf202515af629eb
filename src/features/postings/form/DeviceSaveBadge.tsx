import { Badge } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { DeviceSave } from '#shared/offline/use_autosave.ts'
import { isActing } from '#shared/session/token.ts'

const clock = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Says whether the form is saved on this device: in green only after the commit, in red when saving failed. */
export function DeviceSaveBadge({ save }: { save: DeviceSave }) {
  if (isActing())
    return (
      <Badge variant="light" color="gray" radius="sm" tt="none">
        <Trans>Not kept on this device</Trans>
      </Badge>
    )
  if (save.state === 'failed')
    return (
      <Badge variant="light" color="red" radius="sm" tt="none">
        <Trans>Could not be saved on this device</Trans>
      </Badge>
    )
  if (save.state === 'due')
    return (
      <Badge variant="light" color="gray" radius="sm" tt="none">
        <Trans>Saving on this device</Trans>
      </Badge>
    )
  if (save.at === null) return null
  return (
    <Badge variant="light" color="green" radius="sm" tt="none" role="status">
      <Trans>Saved on this device {clock(save.at)}</Trans>
    </Badge>
  )
}
