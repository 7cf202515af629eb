import { Trans } from '@lingui/react/macro'
import type { Formula } from '#contract/steel/shorthand.ts'
import { kgText } from './kg_text.ts'
import tools from '../Tools.module.css'
import classes from './WeightPanel.module.css'

type Props = { formulas: { exact: Formula; shorthand: Formula }; density: number }

/** Formats a share as `+0.08 %`, with two decimals and a real minus sign. */
function shareText(share: number): string {
  const percent = (Math.abs(share) * 100).toFixed(2)
  if (Number(percent) === 0) return '0.00 %'
  return `${share < 0 ? '−' : '+'}${percent} %`
}

/** The formula of the exact solid and the trade's shorthand, with letters, figures and their difference. */
export function FormulaTable({ formulas: { exact, shorthand }, density }: Props) {
  return (
    <section className={tools.box}>
      <h2 className={tools.boxTitle}>
        <Trans>How it is worked out</Trans>
      </h2>
      <dl className={classes.formulas}>
        <dt>
          <Trans>Exact solid</Trans>
        </dt>
        <dd>
          <code>{exact.letters}</code>
          <span>{exact.figures}</span>
          <b>= {kgText(exact.kg)}</b>
        </dd>
        <dt>
          <Trans>Trade formula</Trans>
        </dt>
        <dd>
          <code>{shorthand.letters}</code>
          <span>{shorthand.figures}</span>
          <b>
            = {kgText(shorthand.kg)} <small>{shareText(shorthand.kg / exact.kg - 1)}</small>
          </b>
        </dd>
      </dl>
      <p className={classes.formulaNote}>
        <Trans>
          Diameters, sides and walls in mm; the length in mm in the exact formula and in m in the shorthand; ρ
          = {density} g/cm³. The shorthand draws the constants into one coefficient for this density, as
          weight tables do (7.85 g/cm³ in GB/T 702 for bars and GB/T 17395 for pipes).
        </Trans>
      </p>
    </section>
  )
}
