import { useLingui } from '@lingui/react/macro'
import type { Shape } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { lang } from '#shared/i18n/language.ts'
import { ShapeIcon } from '#shared/ui/ShapeIcon.tsx'
import classes from './Weight.module.css'
import { weighedShapes } from './weight_inputs.ts'

/** Radio buttons to choose a shape; arrow keys move between them. */
export function ShapePicker({ shape, onChange }: { shape: Shape; onChange: (shape: Shape) => void }) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.shapes} aria-label={t`Shape`}>
      {weighedShapes.map((one) => (
        <label key={one} className={classes.shape} data-chosen={one === shape || undefined}>
          <input type="radio" name="shape" checked={one === shape} onChange={() => onChange(one)} />
          <ShapeIcon shape={one} />
          <span>{shapeNames[one][lang]}</span>
        </label>
      ))}
    </fieldset>
  )
}
