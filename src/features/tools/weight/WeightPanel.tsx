import { Trans, useLingui } from '@lingui/react/macro'
import { specLine } from '#contract/steel/spec_line.ts'
import { formatNumber, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { ResultButtons } from '../ResultButtons.tsx'
import tools from '../Tools.module.css'
import { FormulaTable } from './FormulaTable.tsx'
import { kgText } from './kg_text.ts'
import classes from './WeightPanel.module.css'
import type { WeightInputs } from './weight_inputs.ts'
import type { WeightResult } from './weight_result.ts'

type Props = { inputs: WeightInputs; material: string; result: WeightResult | undefined }

/** The result: sketch of the piece, its weights, and the formulas. */
export function WeightPanel({ inputs, material, result }: Props) {
  const text = useResultText(inputs, material, result)
  const { shape, dims } = inputs
  return (
    <aside className={classes.side}>
      <section className={tools.box}>
        <div className={classes.sketch}>
          <Sketch shape={shape} dims={dims} size="large" />
        </div>
        <h2 className={classes.line}>
          {material && <em>{material}</em>} {specLine(shape, dims, lang)}
        </h2>
        <div aria-live="polite">
          {result ? (
            <>
              <p className={classes.main}>
                <span>
                  <Trans>Net weight of one piece</Trans>
                </span>
                <strong>{formatWeight(result.netKg)}</strong>
                {result.netKg >= 1000 && <small>{kgText(result.netKg)}</small>}
              </p>
              <WeightTable inputs={inputs} result={result} />
            </>
          ) : (
            <p className={classes.waiting}>
              <Trans>The weight appears once every dimension is filled in.</Trans>
            </p>
          )}
        </div>
        <ResultButtons text={text} />
      </section>
      {result?.formulas && <FormulaTable formulas={result.formulas} density={inputs.density} />}
    </aside>
  )
}

function WeightTable({
  inputs,
  result: { netKg, gross, lot },
}: {
  inputs: WeightInputs
  result: WeightResult
}) {
  const { shape, isGross } = inputs
  if (!gross && !lot) return null
  const others = lot && gross && lot.pieces * (isGross ? netKg : gross.kg)
  const rows = [
    { name: <Trans>Net</Trans>, kg: netKg, lotKg: isGross ? others : lot?.kg },
    ...(gross
      ? [
          { name: <Trans>Gross, as forged</Trans>, kg: gross.kg, lotKg: isGross ? lot?.kg : others },
          {
            name: <Trans>Machined off</Trans>,
            kg: gross.kg - netKg,
            lotKg: lot && lot.pieces * (gross.kg - netKg),
          },
        ]
      : []),
  ]
  return (
    <table className={classes.weights}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Weight</Trans>
          </th>
          <th scope="col">
            <Trans>One piece</Trans>
          </th>
          {lot && (
            <th scope="col">
              <Trans>Lot of {formatNumber(Number(lot.pieces.toFixed(2)))}</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, kg, lotKg }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{kgText(kg)}</td>
            {lot && <td>{lotKg !== undefined && formatWeight(lotKg)}</td>}
          </tr>
        ))}
      </tbody>
      {gross && (
        <tfoot>
          <tr>
            <td colSpan={3}>
              <Trans>As forged {specLine(shape, gross.dims, lang)}</Trans>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Returns the result as text, to be pasted into a message; undefined without a result. */
function useResultText(inputs: WeightInputs, material: string, result: WeightResult | undefined) {
  const { t } = useLingui()
  if (!result) return undefined
  const { shape, dims, density, allowance, isGross } = inputs
  const { netKg, gross, lot } = result
  const lines = [
    [material, specLine(shape, dims, lang)].filter(Boolean).join(' '),
    t`Net weight: ${kgText(netKg)} per piece (density ${density} g/cm³)`,
  ]
  if (gross) {
    const size = specLine(shape, gross.dims, lang)
    lines.push(t`Gross weight: ${kgText(gross.kg)} per piece (${allowance} mm per side, ${size})`)
  }
  if (lot) {
    const pieces = formatNumber(Number(lot.pieces.toFixed(2)))
    const weight = formatWeight(lot.kg)
    lines.push(isGross ? t`${pieces} pcs: ${weight} gross` : t`${pieces} pcs: ${weight} net`)
  }
  return lines.join('\n')
}
