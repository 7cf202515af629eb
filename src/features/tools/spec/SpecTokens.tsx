import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LotDetails } from '#contract/steel/spec/details/detail.ts'
import type { ParsedSpec, SpecRole, SpecToken } from '#contract/steel/spec/reading.ts'
import type { SpecRow } from '#contract/steel/spec_sheet.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import classes from './SpecTokens.module.css'

/** What a part was understood as; a separator says nothing and has no label. */
const roleLabels: Record<Exclude<SpecRole, 'separator'>, MessageDescriptor> = {
  grade: msg`Grade`,
  shape: msg`Shape`,
  dim: msg({ message: 'Size', context: 'specification' }),
  tolerance: msg`Tolerance`,
  quantity: msg`Quantity`,
  state: msg`Delivery condition`,
  drawing: msg`By drawing`,
  unit: msg`Unit`,
  filler: msg`Says nothing more`,
  standard: msg`Number of a standard`,
  weight: msg`Weight of the lot`,
  detail: msg`Says more of the lot`,
  unread: msg`Not read`,
}

const detailLabels: Record<keyof LotDetails, MessageDescriptor> = {
  price: msg`Price`,
  terms: msg`Delivery terms`,
  heat: msg`Heat number`,
  mill: msg`Mill`,
  certificate: msg`Certificate type`,
  hasWarranty: msg`Mill certificate`,
  ndt: msg`NDT`,
  character: msg`Stock type`,
  surface: msg`Surface`,
  place: msg`Stored at`,
}

/** A line part by part: below each part stands what it was understood as, so that no colour is needed to read it. */
export function SpecTokens({ parsed }: { parsed: ParsedSpec }) {
  const { t } = useLingui()
  return (
    <div className={classes.tokens} role="group" aria-label={t`Part by part`}>
      {parsed.tokens.map((token) => (
        <Token key={token.start} token={token} />
      ))}
    </div>
  )
}

function Token({ token }: { token: SpecToken }) {
  const { t } = useLingui()
  const { role, text, dim, value, max, lot, detail } = token
  if (role === 'separator')
    return (
      <span className={classes.separator} aria-hidden>
        {text}
      </span>
    )
  const name = t(dim ? dimLabels[dim] : detail ? detailLabels[detail] : roleLabels[role])
  const figures = [value, max].filter((one) => one !== undefined).map((one) => formatNumber(one))
  const isSaid = role === 'dim' && figures.length > 0
  return (
    <span className={classes.token} data-role={role}>
      <span className={classes.text}>{text}</span>
      <span className={classes.label}>
        {lot !== undefined && `${lot + 1}) `}
        {role === 'tolerance' && dim ? t`Tolerance of ${name}` : name}
        {isSaid && ` ${figures.join('–')}`}
      </span>
    </span>
  )
}

/** What the colours of the parts mean, for those that occur. */
export function SpecLegend({ rows }: { rows: readonly SpecRow[] }) {
  const { t } = useLingui()
  const found = new Set(rows.flatMap(({ parsed }) => parsed.tokens.map(({ role }) => role)))
  const shown = (Object.keys(roleLabels) as (keyof typeof roleLabels)[]).filter((role) => found.has(role))
  return (
    <p className={classes.legend}>
      <b>
        <Trans>Colours:</Trans>
      </b>
      {shown.map((role) => (
        <span key={role} className={classes.key} data-role={role}>
          {t(roleLabels[role])}
        </span>
      ))}
    </p>
  )
}
