import { Trans, useLingui } from '@lingui/react/macro'
import {
  hardnessRange,
  hardnessScales,
  hardnessSource,
  type HardnessScale,
} from '#contract/steel/hardness.ts'
import { typedNumber } from '#contract/steel/typed_number.ts'
import tools from '../Tools.module.css'
import { UnitRow } from './UnitRow.tsx'
import classes from './Units.module.css'
import { hardnessFields, type UnitName, type UnitTexts } from './unit_inputs.ts'

type Props = {
  texts: UnitTexts
  label: (name: UnitName) => { label: string; unit: string }
  onText: (name: UnitName, text: string) => void
}

/** Converts hardness between three scales, within the range of the standard's table. */
export function HardnessCard({ texts, label, onText }: Props) {
  const { t } = useLingui()
  const messages: Partial<Record<HardnessScale, string>> = {}
  for (const scale of hardnessScales) {
    const value = typedNumber(texts[scale])
    const { min, max } = hardnessRange(scale)
    if (value !== undefined && (value < min || value > max))
      messages[scale] = t`The table covers ${min} to ${max}`
  }
  return (
    <section className={`${tools.box} ${classes.wide}`}>
      <h2 className={tools.boxTitle}>
        <Trans>Hardness</Trans>
      </h2>
      <UnitRow
        fields={hardnessFields(texts)}
        labels={{ hrc: label('hrc'), hbw: label('hbw'), hv: label('hv') }}
        limits={(scale) => ({ max: hardnessRange(scale).max, decimals: 1 })}
        onText={onText}
        messages={messages}
      />
      <p className={classes.note}>
        <Trans>
          {hardnessSource}, for non-austenitic steels: carbon, alloy and tool steels as forged, annealed,
          normalised or quenched and tempered. Brinell with the 10 mm carbide ball under 3000 kgf. Converted
          values are approximate and rounded to whole numbers as the standard asks; they do not replace a
          test.
        </Trans>
      </p>
    </section>
  )
}
