import { Progress } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AskedFigures } from '#contract/quote.ts'
import { formatAsked } from './labels.ts'
import classes from './Quote.module.css'

/** Bar that shows how much of a request is covered by accepted quotes, and how much is left. */
export function CoverProgress({ asked }: { asked: AskedFigures }) {
  const { t } = useLingui()
  const { wanted, agreed: covered, remaining, unit } = asked
  if (!wanted || remaining === null) return <div />
  const share = (covered / wanted) * 100
  return (
    <div>
      <Progress
        value={share}
        color={share >= 100 ? 'green' : 'forge'}
        size="md"
        aria-label={t`${formatAsked(covered, unit)} of ${formatAsked(wanted, unit)} covered`}
      />
      <div className={classes.small}>
        {covered >= wanted ? (
          <Trans>all {formatAsked(wanted, unit)} covered</Trans>
        ) : remaining === 0 ? (
          <Trans>
            {formatAsked(covered, unit)} of {formatAsked(wanted, unit)} covered
          </Trans>
        ) : (
          <Trans>
            {formatAsked(covered, unit)} of {formatAsked(wanted, unit)} covered,{' '}
            {formatAsked(remaining, unit)} left
          </Trans>
        )}
      </div>
    </div>
  )
}
