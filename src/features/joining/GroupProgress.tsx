import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { raiseProgress, type RaiseProgress } from '#contract/postings/raise_progress.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import { formatMoney, formatNumber, formatPrice } from '#shared/i18n/format.ts'
import classes from './GroupProgress.module.css'

type Props = {
  raise: RaiseRowValues
  /** Tonnes that the company is about to add, drawn in addition. */
  more?: number
}

const percent = (part: number, scale: number) => `${scale > 0 ? Math.min(100, (part / scale) * 100) : 0}%`

/** Bar of the joined tonnes to scale, with marks at the target and at each tier. */
function Bar({ raise, more = 0 }: Props) {
  const { t } = useLingui()
  const { joined, target, scale, isReached } = raiseProgress(raise, more)
  const marks = (raise.tiers ?? []).map(({ from_t: from }) => from).filter((from) => from !== target)
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={t`Joined tonnes`}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(joined, target)}
      aria-valuetext={t`${formatNumber(joined)} of ${formatNumber(target)} t`}
      data-reached={isReached || undefined}
    >
      <span className={classes.fill} style={{ width: percent(joined, scale) }} />
      {more > 0 && (
        <span
          className={classes.more}
          style={{ left: percent(joined - more, scale), width: percent(more, scale) }}
        />
      )}
      {marks.map((from) => (
        <span key={from} className={classes.mark} style={{ left: percent(from, scale) }} />
      ))}
      <span className={classes.target} style={{ left: percent(target, scale) }} />
    </div>
  )
}

function Tonnes({ progress: { joined, target } }: { progress: RaiseProgress }) {
  const { t } = useLingui()
  return (
    <span className={classes.tonnes} title={t`Joined so far / target`}>
      <b>{formatNumber(joined)}</b> / {formatNumber(target)} t
    </span>
  )
}

function Companies({ progress: { companies } }: { progress: RaiseProgress }) {
  const { t } = useLingui()
  return (
    <span className={classes.note}>
      {t`${plural(companies, { one: '# company', other: '# companies' })}`}
    </span>
  )
}

/** Progress of a group buy in the width of a column. */
export function GroupProgressLine({ raise }: Props) {
  const progress = raiseProgress(raise)
  return (
    <div className={classes.line}>
      <Tonnes progress={progress} />
      <Bar raise={raise} />
      <Companies progress={progress} />
    </div>
  )
}

/** Says how many tonnes are missing to the target, or after that to the next price. */
function Missing({ progress }: { progress: RaiseProgress }) {
  const { missing, next, missingToNext, isReached } = progress
  if (!isReached) return <Trans>{formatNumber(missing)} t to the target</Trans>
  if (!next) return <Trans>Target reached, at the best price</Trans>
  return (
    <Trans>
      Target reached, {formatNumber(missingToNext)} t to {formatPrice(next.price, 'per_t')}
    </Trans>
  )
}

/** Progress of a group buy with all tiers and what is missing; `more` shows what a quantity would change. */
export function GroupProgress({ raise, more = 0 }: Props) {
  const { t } = useLingui()
  const progress = raiseProgress(raise, more)
  const { tier } = progress
  return (
    <div className={classes.whole}>
      <div className={classes.head}>
        <span>
          <Tonnes progress={progress} /> <Companies progress={progress} />
        </span>
        <span className={classes.note} data-reached={progress.isReached || undefined}>
          <Missing progress={progress} />
        </span>
      </div>
      <Bar raise={raise} more={more} />
      <p className={classes.legend}>
        <Trans>
          Tonnes of all companies together, and the target. At the deadline the price of the last tier reached
          holds for everyone; below the target there is no order.
        </Trans>
      </p>
      <ol className={classes.tiers} aria-label={t`Price tiers`}>
        {(raise.tiers ?? []).map(({ from_t: from, price }) => {
          const isPast = from <= progress.joined
          const isCurrent = tier?.from_t === from
          return (
            <li key={from} data-past={isPast || undefined} aria-current={isCurrent || undefined}>
              <span className={classes.note}>
                {isPast && <IconCheck size={12} aria-hidden />} <Trans>from {formatNumber(from)} t</Trans>
              </span>
              <span>
                {formatMoney(price)}
                <small>
                  <Trans>/t</Trans>
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
