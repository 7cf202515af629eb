import { useLingui } from '@lingui/react/macro'
import type { Capabilities as Given } from '#contract/good_business.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import classes from './GoodBusiness.module.css'
import { capabilityFigures, furnaceLabels } from './labels.ts'

/** What the works can do, as figures with their units; nothing for what was left out. */
export function Capabilities({ of }: { of: Given }) {
  const { t } = useLingui()
  const figures = capabilityFigures.flatMap(({ name, label, unit }) => {
    const value = of[name]
    return value === null ? [] : [{ name, label: t(label), value: formatNumber(value), unit }]
  })
  if (figures.length === 0 && of.furnaces.length === 0) return null
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, label, value, unit }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b> {unit}
          </dd>
        </div>
      ))}
      {of.furnaces.length > 0 && (
        <div className={classes.furnaces}>
          <dt>{t`Heat treatment`}</dt>
          <dd>{of.furnaces.map(({ kind, count }) => `${t(furnaceLabels[kind])} × ${count}`).join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}
