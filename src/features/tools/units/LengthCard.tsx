import { SegmentedControl } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { converted, inchDenominators, inchFraction, lengthUnits } from '#contract/steel/units.ts'
import { plainText } from '../plain_text.ts'
import tools from '../Tools.module.css'
import type { Tool } from '../use_tool.ts'
import { UnitRow } from './UnitRow.tsx'
import classes from './Units.module.css'
import { denominatorOf, inchesOf, lengthFields, lengthNames, limits, type UnitName } from './unit_inputs.ts'

const mm = (inches: number) => converted(lengthUnits, inches, 'in', 'mm')
const sixteenths = Array.from({ length: 16 }, (_, index) => (index + 1) / 16)

/** Converts between metric lengths and inches, with the nearest fraction of an inch and its deviation. */
export function LengthCard({ tool: { texts, set } }: { tool: Tool<UnitName> }) {
  const { t } = useLingui()
  const inches = inchesOf(texts)
  const denominator = denominatorOf(texts)
  const fraction = inches === undefined ? undefined : inchFraction(inches, denominator)
  const off = fraction && inches !== undefined ? mm(fraction.inches - inches) : 0
  const onText = (name: string, text: string) =>
    set({ ...Object.fromEntries(lengthNames.map((one) => [one, ''])), [name]: text })
  return (
    <section className={`${tools.box} ${classes.wide}`}>
      <h2 className={tools.boxTitle}>
        <Trans>Length</Trans>
      </h2>
      <UnitRow
        fields={lengthFields(texts)}
        labels={{
          mm: { label: t`Millimetres`, unit: 'mm' },
          m: { label: t`Metres`, unit: 'm' },
          in: { label: t`Inches`, unit: 'in', hint: t`also 1 1/2" or 1-1/2` },
          ft: { label: t`Feet`, unit: 'ft', hint: t`also 5' 6"` },
        }}
        limits={() => limits}
        onText={onText}
      />
      <div className={classes.fraction}>
        <span className={classes.dimmed}>
          <Trans>Nearest fraction</Trans>
        </span>
        <strong aria-live="polite">{fraction?.text ?? '–'}</strong>
        {fraction && (
          <span className={classes.dimmed}>
            {Math.abs(off) < 0.000_5 ? (
              <Trans>exactly {plainText(mm(fraction.inches), 3)} mm</Trans>
            ) : (
              <Trans>
                = {plainText(mm(fraction.inches), 3)} mm, {off > 0 ? '+' : '−'}
                {plainText(Math.abs(off), 3)} mm
              </Trans>
            )}
          </span>
        )}
        <SegmentedControl
          size="xs"
          className={tools.noPrint}
          aria-label={t`Smallest part of an inch`}
          data={inchDenominators.map((one) => ({ value: String(one), label: `1/${one}"` }))}
          value={String(denominator)}
          onChange={(inch) => set({ inch: inch === '16' ? '' : inch })}
        />
      </div>
      <ul className={classes.inches} aria-label={t`Inches in mm`}>
        {sixteenths.map((part) => {
          const { text } = inchFraction(part, 16)
          return (
            <li key={part}>
              <button type="button" onClick={() => onText('in', text)}>
                <b>{text}</b>
                {plainText(mm(part), 4)}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={classes.note}>
        <Trans>1 in = 25.4 mm exactly; 1 ft = 12 in.</Trans>
      </p>
    </section>
  )
}
