import { Trans, useLingui } from '@lingui/react/macro'
import { hardnessScales, type HardnessScale } from '#contract/steel/hardness.ts'
import type { Address } from '../address.ts'
import { NumberText, useNumberMessage } from '../NumberText.tsx'
import { readNumber } from '../readers.ts'
import { ResultButtons } from '../ResultButtons.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import tools from '../Tools.module.css'
import { useTool } from '../use_tool.ts'
import { HardnessCard } from './HardnessCard.tsx'
import { LengthCard } from './LengthCard.tsx'
import { UnitRow } from './UnitRow.tsx'
import classes from './Units.module.css'
import {
  hardnessFields,
  lengthFields,
  limits,
  massFields,
  massNames,
  priceFields,
  priceNames,
  unitReaders,
  type UnitField,
  type UnitName,
} from './unit_inputs.ts'

const scaleNames: Record<HardnessScale, string> = { hrc: 'HRC', hbw: 'HBW', hv: 'HV' }

/** Tool that converts lengths, weights, prices and hardness between units. */
export function UnitsPage({ address }: { address: Address<UnitName> }) {
  const label = useLabels()
  const message = useNumberMessage()
  const tool = useTool('/home/tools/units', address, unitReaders)
  const { texts, set } = tool
  const onText = (names: readonly UnitName[]) => (name: UnitName, text: string) =>
    set({ ...Object.fromEntries(names.map((one) => [one, ''])), [name]: text })
  const groups = [lengthFields(texts), massFields(texts), priceFields(texts), hardnessFields(texts)]
  return (
    <ToolFrame
      tool="units"
      lead={<Trans>Type in any field; the others follow.</Trans>}
      rejected={tool.rejected.map(({ name, text }) => ({ label: label(name).label, text }))}
      onDismiss={tool.dismiss}
    >
      <div className={classes.cards}>
        <LengthCard tool={tool} />
        <section className={tools.box}>
          <h2 className={tools.boxTitle}>
            <Trans>Weight</Trans>
          </h2>
          <UnitRow
            fields={massFields(texts)}
            labels={{ kg: label('kg'), t: label('t'), lb: label('lb') }}
            limits={() => limits}
            onText={onText(massNames)}
          />
          <p className={classes.note}>
            <Trans>1 lb = 0.45359237 kg exactly; 1 t = 1,000 kg.</Trans>
          </p>
        </section>
        <section className={tools.box}>
          <h2 className={tools.boxTitle}>
            <Trans>Price</Trans>
          </h2>
          <div className={classes.prices}>
            <UnitRow
              fields={priceFields(texts)}
              labels={{ per_t: label('per_t'), per_kg: label('per_kg'), per_piece: label('per_piece') }}
              limits={() => limits}
              onText={onText(priceNames)}
            />
            <NumberText
              id="piece_kg"
              label={label('piece_kg').label}
              unit="kg"
              text={texts.piece_kg}
              onText={(piece_kg) => set({ piece_kg })}
              error={message(readNumber(texts.piece_kg, limits).issue, limits)}
            />
          </div>
          <p className={classes.note}>
            <Trans>The price per piece needs the weight of a piece.</Trans>
          </p>
        </section>
        <HardnessCard texts={texts} label={label} onText={onText(hardnessScales)} />
      </div>
      <ResultButtons text={textOf(groups.flat(), (name) => label(name).unit)} />
    </ToolFrame>
  )
}

/** Returns all fields with a value as text, one per line; undefined if there are none. */
const textOf = (
  fields: readonly UnitField<UnitName>[],
  unit: (name: UnitName) => string,
): string | undefined =>
  fields
    .filter(({ text, issue }) => text !== '' && !issue)
    .map(({ name, text }) => (name.startsWith('h') ? `${unit(name)} ${text}` : `${text} ${unit(name)}`))
    .join('\n') || undefined

/** Returns a function that gives label and unit of a field. */
function useLabels(): (name: UnitName) => { label: string; unit: string } {
  const { t } = useLingui()
  const names: Record<UnitName, string> = {
    mm: t`Millimetres`,
    m: t`Metres`,
    in: t`Inches`,
    ft: t`Feet`,
    kg: t`Kilograms`,
    t: t`Tonnes`,
    lb: t`Pounds`,
    per_t: t`Per tonne`,
    per_kg: t`Per kilogram`,
    per_piece: t`Per piece`,
    piece_kg: t`Weight of a piece`,
    hrc: t`Rockwell C`,
    hbw: t`Brinell`,
    hv: t`Vickers`,
    inch: t`Smallest part of an inch`,
  }
  const units: Partial<Record<UnitName, string>> = {
    per_t: t`¥/t`,
    per_kg: t`¥/kg`,
    per_piece: t`¥/pc`,
    ...scaleNames,
  }
  return (name) => ({ label: names[name], unit: units[name] ?? name })
}
