import { Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { responseBasis } from '#contract/good_business.ts'
import { roughSpanText } from '#contract/span_text.ts'

/** How soon a supplier usually answers. */
export function ResponseTime({
  median_minutes: minutes,
  answers,
}: {
  median_minutes: number
  answers: number
}) {
  const { i18n } = useLingui()
  const time = roughSpanText(minutes, i18n.locale)
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
