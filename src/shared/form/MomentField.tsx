import { Group, Input, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DayInput } from './DayInput.tsx'
import { keepEnter } from './keep_enter.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

const two = (part: number) => String(part).padStart(2, '0')
/** Day and time of day in the reader's time zone, in which the page shows all times. */
function partsOf(value: string | null | undefined) {
  if (!value) return { day: null, time: '' }
  const date = new Date(value)
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}
/** The morning of a day for which no time was chosen yet. */
const usualTime = '09:00'

/** A point in time as day and time of day; empty without a day. */
export function MomentField(props: WidgetProps<string>) {
  const { id, label, value, onChange, error } = props
  const { t } = useLingui()
  const { day, time } = partsOf(value)
  // A time that is being typed is not always a time.
  const [typed, setTyped] = useState<string>()
  const set = (nextDay: string | null, nextTime: string) => {
    const date = nextDay === null ? null : new Date(`${nextDay}T${nextTime || usualTime}`)
    onChange(date === null || Number.isNaN(date.getTime()) ? null : date.toISOString())
  }
  return (
    <Input.Wrapper {...inputProps(props)}>
      <Group gap={8} wrap="nowrap">
        <DayInput
          id={id}
          value={day}
          error={error !== undefined}
          onChange={(next) => set(next, time)}
          style={{ flex: 1 }}
        />
        <TextInput
          type="time"
          onKeyDown={keepEnter}
          w={120}
          aria-label={t`${label}: time of day`}
          disabled={day === null}
          error={error !== undefined}
          value={typed ?? time}
          onChange={(event) => {
            const next = event.currentTarget.value
            setTyped(next === '' ? '' : undefined)
            if (next !== '') set(day, next)
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Group>
    </Input.Wrapper>
  )
}
