import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { responseBasis } from '#contract/good_business.ts'

const hour = 60
const day = 24 * hour

/** How soon a supplier usually answers, in the unit that a reader would say. */
export function ResponseTime({
  median_minutes: minutes,
  answers,
}: {
  median_minutes: number
  answers: number
}) {
  const { t } = useLingui()
  const hours = Math.round(minutes / hour)
  const days = Math.round(minutes / day)
  const time =
    minutes < hour
      ? t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
      : minutes < 2 * day
        ? t`${plural(hours, { one: '# hour', other: '# hours' })}`
        : t`${plural(days, { one: '# day', other: '# days' })}`
  return (
    <Text size="sm" mt="xs">
      <Trans>
        Usually answers within <b>{time}</b>
      </Trans>{' '}
      <Text span size="xs" c="dimmed">
        <Trans>
          (median of <Plural value={answers} one="# answer" other="# answers" /> to enquiries and quotes in
          the last {responseBasis.days} days)
        </Trans>
      </Text>
    </Text>
  )
}
