import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ClipboardEvent } from 'react'
import type { FileRef } from '#contract/fields.ts'
import {
  elements,
  heatHardnessScales,
  mechanicalNames,
  notches,
  type Heat,
  type LimitedName,
} from '#contract/steel/heat.ts'
import type { FieldErrors } from '#contract/validation.ts'
import {
  figureText,
  mechanicalSymbols,
  readFigure,
  readPieces,
  withFigure,
  withValues,
  type Figure,
} from './heat_values.ts'
import classes from './HeatsField.module.css'
import { printedFactors } from './printed_factors.ts'

type Props = {
  heat: Heat
  /** Files of the certificate; the heat can name the one that has its values. */
  files: readonly FileRef[]
  errors: FieldErrors
  disabled: boolean
  onChange: (heat: Heat) => void
  /** Fills the heats with a pasted line or block; false if it is neither. */
  onPaste: (text: string, from: LimitedName | undefined) => boolean
}

/** The inputs of one heat. Figures may be typed or pasted with a decimal comma and a percent sign. */
export function HeatInputs({ heat, files, errors, disabled, onChange, onPaste }: Props) {
  const { t } = useLingui()
  const set = (change: Partial<Heat>) => onChange(withValues(heat, change))
  const text = (name: 'heat_no' | 'ut_standard' | 'ut_class', label: string, required = false) => (
    <TextInput
      size="xs"
      label={label}
      required={required}
      disabled={disabled}
      value={heat[name] ?? ''}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      error={errors[name]}
    />
  )
  const select = <N extends 'kv_notch' | 'hardness_scale'>(
    name: N,
    label: string,
    options: readonly NonNullable<Heat[N]>[],
  ) => (
    <NativeSelect
      size="xs"
      label={label}
      disabled={disabled}
      value={heat[name] ?? ''}
      data={[{ value: '', label: '–' }, ...options]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value || null })}
      error={errors[name]}
    />
  )
  const figure = (
    name: LimitedName,
    label: string,
    value: number | null | undefined,
    path: string = name,
  ) => (
    <FigureInput
      key={name}
      name={name}
      label={label}
      value={value}
      sign={heat.signs?.[name]}
      disabled={disabled}
      onChange={(next) => onChange(withFigure(heat, name, next))}
      error={errors[path] ?? errors[`signs.${name}`]}
    />
  )
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['figure'] as LimitedName | undefined
    if (from && onPaste(event.clipboardData.getData('text'), from)) event.preventDefault()
  }
  return (
    <div className={classes.inputs} onPaste={paste}>
      <div className={`${classes.cells} ${classes.wide}`}>
        {text('heat_no', t`Heat number`, true)}
        <PiecesInput
          heat={heat}
          disabled={disabled}
          onChange={(pieces) => set({ pieces })}
          error={piecesError(errors)}
        />
        {(files.length > 1 || heat.file) && (
          <NativeSelect
            size="xs"
            label={t`Certificate file`}
            disabled={disabled}
            value={heat.file ?? ''}
            data={[{ value: '', label: '–' }, ...fileNames(files, heat.file)]}
            onChange={({ currentTarget }) => set({ file: currentTarget.value || null })}
            error={errors['file']}
          />
        )}
      </div>
      <fieldset className={classes.group}>
        <legend>
          <Trans>Heat analysis in %</Trans>
        </legend>
        <div className={classes.cells}>
          {elements.map((name) => figure(name, name, heat.chemistry?.[name], `chemistry.${name}`))}
        </div>
        {!disabled && <PrintedFactors heat={heat} onChange={onChange} />}
        <Text size="xs" c="dimmed" mt={4}>
          <Trans>Paste a line or a block of a sheet into any of these fields: it fills all of them.</Trans>
        </Text>
        {errors['chemistry'] && (
          <Text size="xs" c="red" mt={4}>
            {errors['chemistry']}
          </Text>
        )}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>
          <Trans>Mechanical properties</Trans>
        </legend>
        <div className={`${classes.cells} ${classes.wide}`}>
          {mechanicalNames.map((name) => {
            const { symbol, unit } = mechanicalSymbols[name]
            return figure(name, `${symbol}, ${unit}`, heat[name])
          })}
          {select('kv_notch', t`Impact test`, notches)}
          <FigureInput
            label={t`Impact test at °C`}
            value={heat.kv_temp}
            disabled={disabled}
            onChange={(next) => set({ kv_temp: next?.value ?? null })}
            error={errors['kv_temp']}
          />
          {figure('hardness', t`Hardness`, heat.hardness)}
          {select('hardness_scale', t`Hardness scale`, heatHardnessScales)}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>
          <Trans>Ultrasonic test</Trans>
        </legend>
        <div className={`${classes.cells} ${classes.wide}`}>
          {text('ut_standard', t`UT standard`)}
          {text('ut_class', t`UT class`)}
        </div>
      </fieldset>
    </div>
  )
}

/** The names to choose from: each once, and the chosen one also after its file was removed. */
const fileNames = (files: readonly FileRef[], chosen: string | null | undefined): string[] => [
  ...new Set([...files.map(({ name }) => name), ...(chosen ? [chosen] : [])]),
]

const piecesError = (errors: FieldErrors): string | undefined =>
  Object.entries(errors).find(([path]) => path === 'pieces' || path.startsWith('pieces.'))?.[1]

/** Offers to divide an analysis that is printed as whole numbers, with what each would become. */
function PrintedFactors({ heat, onChange }: Pick<Props, 'heat' | 'onChange'>) {
  const found = printedFactors(heat)
  if (found.length === 0) return null
  const divide = () =>
    onChange(
      found.reduce((next, { name, value }) => {
        const sign = next.signs?.[name]
        return withFigure(next, name, { value, ...(sign && { sign }) })
      }, heat),
    )
  const shown = found.map(({ name, printed, value }) => `${name} ${printed} → ${value}`).join(', ')
  return (
    <Group gap="xs" mt={4} role="status">
      <Text size="xs">
        <Trans>Printed × 100 (P and S × 1000)? {shown}</Trans>
      </Text>
      <Button size="compact-xs" variant="light" onClick={divide}>
        <Trans>Divide</Trans>
      </Button>
    </Group>
  )
}

type FigureProps = {
  /** The value, into which a row of figures may be pasted. */
  name?: LimitedName
  label: string
  value: number | null | undefined
  sign?: NonNullable<Heat['signs']>[LimitedName]
  disabled: boolean
  onChange: (figure: Figure | null) => void
  error: string | undefined
}

/**
 * A figure as it is typed or pasted, with a decimal comma, a percent sign and the sign of a limit or without. What is no
 * figure stays as it is, and the schema refuses it.
 */
function FigureInput({ name, label, value, sign, disabled, onChange, error }: FigureProps) {
  const [typed, setTyped] = useState(figureText(value, sign))
  const read = readFigure(typed)
  const isCurrent = (read ? figureText(read.value, read.sign) : typed) === figureText(value, sign)
  return (
    <TextInput
      size="xs"
      label={label}
      data-figure={name}
      value={isCurrent ? typed : figureText(value, sign)}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? null : (readFigure(text) ?? { value: text as unknown as number }))
      }}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
    />
  )
}

type PiecesProps = {
  heat: Heat
  disabled: boolean
  onChange: (pieces: string[] | null) => void
  error: string | undefined
}

/** Piece numbers in one line. What is being typed stays as it is: a comma at its end begins the next number. */
function PiecesInput({ heat, disabled, onChange, error }: PiecesProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState((heat.pieces ?? []).join(', '))
  return (
    <TextInput
      size="xs"
      label={t`Piece numbers`}
      placeholder="1, 2, 3"
      disabled={disabled}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const pieces = readPieces(currentTarget.value)
        onChange(pieces.length > 0 ? pieces : null)
      }}
      error={error}
    />
  )
}
