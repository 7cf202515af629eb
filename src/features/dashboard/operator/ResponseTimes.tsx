import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#contract/endpoint.ts'
import { timedAtMost, type operatorFiguresApi, type ResponseName } from '#contract/operator_figures.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { language } from '#shared/i18n/language.ts'
import { FigureTable } from './FigureTable.tsx'
import { formatSpan } from './format_span.ts'

const labels: Record<ResponseName, MessageDescriptor> = {
  reviews: msg`Reviews, until the decision`,
  enquiries: msg`Enquiries, until the answer`,
  quotes: msg`Quotes, until the answer`,
}

type Props = Pick<Reply<typeof operatorFiguresApi.market>, 'response'>

/** How long half and nine of ten of the reviews, enquiries and quotes of the days waited. */
export function ResponseTimes({ response }: Props) {
  const { t } = useLingui()
  const label = t`Response times`
  const span = (seconds: number | null) => ({ text: seconds === null ? '–' : formatSpan(seconds, language) })
  return (
    <>
      <FigureTable
        label={label}
        headings={[label, t`Answered`, t`Half within`, t`Nine of ten within`]}
        rows={response.map(({ name, answered, median, p90 }) => ({
          name: t(labels[name]),
          cells: [{ count: answered }, span(median), span(p90)],
        }))}
      />
      {response.some(({ answered }) => answered === timedAtMost) && (
        <Text size="xs" c="dimmed">
          <Trans>Measured are at most the newest {formatCount(timedAtMost)} of each.</Trans>
        </Text>
      )}
    </>
  )
}
