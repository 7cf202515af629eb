import { Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { NotificationPreference } from '#contract/notification_preference.ts'

type Props = {
  preference: NotificationPreference
  onChange: (preference: NotificationPreference) => void
}

const night = { from: '22:00', to: '07:00' }

/** Settings of the hours in which push is silent, and of their time zone. */
export function QuietHours({ preference, onChange }: Props) {
  const { t } = useLingui()
  const { quiet_hours: hours, time_zone: zone } = preference
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([zone, own, 'Asia/Shanghai', ...Intl.supportedValuesOf('timeZone')])]
  const clock = (label: string, part: 'from' | 'to') => (
    <TextInput
      type="time"
      label={label}
      required
      value={hours?.[part] ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ ...preference, quiet_hours: { ...(hours ?? night), [part]: currentTarget.value } })
      }
    />
  )
  return (
    <Stack gap="xs">
      <Switch
        label={t`Quiet hours`}
        description={t`Messages still arrive here, without a sound.`}
        checked={hours !== null}
        onChange={({ currentTarget }) =>
          onChange({ ...preference, quiet_hours: currentTarget.checked ? night : null })
        }
      />
      {hours && (
        <Group gap="sm">
          {clock(t`From`, 'from')}
          {clock(t`Until`, 'to')}
        </Group>
      )}
      <Select
        label={t`Time zone`}
        searchable
        limit={50}
        allowDeselect={false}
        data={zones}
        value={zone}
        onChange={(value) => value && onChange({ ...preference, time_zone: value })}
        w={280}
      />
    </Stack>
  )
}
