import { Input, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { shapeDims, type DimName, type Dims, type Shape } from '#contract/steel/shapes.ts'
import { dimLabels } from './dim_labels.ts'
import classes from './form.module.css'
import { NumberField } from './NumberField.tsx'
import { StepsEditor } from './StepsEditor.tsx'
import type { WidgetProps } from './widget_props.ts'

type Props = WidgetProps<Dims> & { shape: Shape | null | undefined }

/** The dimensions of the chosen shape, one cell of the form's grid each; those of other shapes are kept aside. */
export function DimsField({ shape, ...props }: Props) {
  const { id, label, value, onChange, error, inner = {}, disabled } = props
  const { t } = useLingui()
  const dims = value ?? {}
  const set = (name: DimName, next: number | null) => {
    const { [name]: _, ...rest } = dims
    onChange(next === null ? rest : { ...rest, [name]: next })
  }
  if (!shape)
    return (
      <Input.Wrapper label={label} labelElement="div" error={error} required={props.required}>
        <Text size="sm" c="dimmed" className={classes.emptyCell} id={id} tabIndex={-1}>
          <Trans>Choose the shape first</Trans>
        </Text>
      </Input.Wrapper>
    )
  if (shape === 'stepped')
    return (
      <div className={classes.full} id={id} tabIndex={-1}>
        <StepsEditor
          label={label}
          steps={dims.steps ?? []}
          onChange={(steps) => onChange({ ...dims, steps })}
          error={error ?? inner.steps}
          inner={inner}
          disabled={disabled}
        />
      </div>
    )
  return (
    <>
      {shapeDims[shape].map((name) => (
        <NumberField
          key={name}
          id={`${id}.${name}`}
          label={t(dimLabels[name])}
          unit={name === 'kg' ? 'kg' : 'mm'}
          required={props.required}
          disabled={disabled}
          value={dims[name]}
          onChange={(next) => set(name, next)}
          error={inner[name] ?? error}
        />
      ))}
    </>
  )
}
