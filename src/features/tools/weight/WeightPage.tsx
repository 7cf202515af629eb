import { Trans, useLingui } from '@lingui/react/macro'
import { gradeGroups } from '#contract/steel/grade.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import type { DimName } from '#contract/steel/shapes.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { MaterialField } from '#shared/form/MaterialField.tsx'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import type { Address } from '../address.ts'
import { NumberText, useNumberMessage } from '../NumberText.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import tools from '../Tools.module.css'
import { useTool } from '../use_tool.ts'
import { DimFields } from './DimFields.tsx'
import { LotFields } from './LotFields.tsx'
import { ShapePicker } from './ShapePicker.tsx'
import { SpecFill } from './SpecFill.tsx'
import classes from './Weight.module.css'
import { WeightPanel } from './WeightPanel.tsx'
import { limits, weightInputs, weightReaders, type WeightInputs, type WeightName } from './weight_inputs.ts'
import { weightResult } from './weight_result.ts'

/** Tool that computes theoretical weights of every shape and grade, per piece and per lot. */
export function WeightPage({ address }: { address: Address<WeightName> }) {
  const label = useLabels()
  const { t } = useLingui()
  // Loads the densities of grades that operators added.
  useProductCategory()
  const message = useNumberMessage()
  const tool = useTool('/home/tools/weight', address, weightReaders)
  const { texts, set } = tool
  const inputs = weightInputs(texts)
  const result = weightResult(inputs)
  return (
    <ToolFrame
      tool="weight"
      lead={<Trans>Net and gross weight of every shape in every grade, for one piece and for a lot.</Trans>}
      rejected={tool.rejected.map(({ name, text }) => ({ label: label(name), text }))}
      onDismiss={tool.dismiss}
    >
      <div className={classes.columns}>
        <div className={classes.inputs}>
          <SpecFill set={set} />
          <section className={tools.box}>
            <h2 className={tools.boxTitle}>
              <Trans>Piece size</Trans>
            </h2>
            <ShapePicker shape={inputs.shape} onChange={(shape) => set({ shape })} />
            <div className={classes.grid}>
              <DimFields tool={tool} inputs={inputs} />
            </div>
          </section>
          <section className={tools.box}>
            <h2 className={tools.boxTitle}>
              <Trans>Material and allowance</Trans>
            </h2>
            <div className={classes.grid}>
              <MaterialField
                id="material"
                label={label('material')}
                value={texts.material}
                onChange={(material) => set({ material: material ?? '' })}
                unlisted={<Trans>Not in the table; carbon steel is assumed</Trans>}
              />
              <NumberText
                id="density"
                label={label('density')}
                unit="g/cm³"
                text={texts.density}
                onText={(density) => set({ density })}
                placeholder={t`as the grade: ${inputs.grade?.density ?? inputs.density}`}
                error={message(inputs.issues.density, limits.density)}
              />
              {inputs.shape !== 'ingot' && (
                <NumberText
                  id="allowance"
                  label={label('allowance')}
                  unit="mm"
                  text={texts.allowance}
                  onText={(allowance) => set({ allowance })}
                  placeholder={t`none`}
                  error={message(inputs.issues.allowance, limits.allowance)}
                />
              )}
            </div>
            <p className={classes.density} role="status">
              <DensityNote inputs={inputs} />
            </p>
          </section>
          <section className={tools.box}>
            <h2 className={tools.boxTitle}>
              <Trans>Lot</Trans>
            </h2>
            <LotFields tool={tool} inputs={inputs} result={result} />
          </section>
        </div>
        <WeightPanel inputs={inputs} material={texts.material.trim()} result={result} />
      </div>
    </ToolFrame>
  )
}

/** Returns a function that gives the label of an input. */
function useLabels(): (name: WeightName) => string {
  const { t } = useLingui()
  const names: Partial<Record<WeightName, string>> = {
    shape: t`Shape`,
    material: t`Grade`,
    density: t`Density`,
    steps: t`Steps from one end to the other`,
    allowance: t`Machining allowance per side`,
    count_by: t`Weight basis of the lot`,
    pieces: t`Number of pieces`,
    tonnes: t`Weight in tonnes`,
  }
  return (name) => names[name] ?? t(dimLabels[name as DimName])
}

/** Says which density is used and where it comes from. */
function DensityNote({ inputs: { grade, density, isOwnDensity } }: { inputs: WeightInputs }) {
  const group = grade && gradeGroups.find(({ key }) => key === grade.group)?.[lang]
  const source = grade && sourceText(grade.source, lang)
  if (isOwnDensity)
    return grade ? (
      <Trans>
        Typed density <b>{density} g/cm³</b>; the table of grades has {grade.density} g/cm³ for {grade.code}.
      </Trans>
    ) : (
      <Trans>
        Typed density <b>{density} g/cm³</b>.
      </Trans>
    )
  if (!grade)
    return (
      <Trans>
        Density <b>{density} g/cm³</b>, the trade's value for carbon and low-alloy steel. Choose a grade for
        its own.
      </Trans>
    )
  return (
    <Trans>
      Density <b>{density} g/cm³</b>: table of grades, {grade.code}, group {group}; source of the row:{' '}
      {source}.
    </Trans>
  )
}
