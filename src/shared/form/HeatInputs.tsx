import { NativeSelect, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { elements, heatHardnessScales, mechanicalNames, notches, type Heat } from '#contract/steel/heat.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { mechanicalSymbols, readFigure, readPieces, withElement, withValues } from './heat_values.ts'
import classes from './HeatsField.module.css'

type Props = {
  heat: Heat
  /** Files of the certificate; the heat can name the one that has its values. */
  files: readonly FileRef[]
  errors: FieldErrors
  disabled: boolean
  onChange: (heat: Heat) => void
}

/** The inputs of one heat. Figures may be typed or pasted with a decimal comma and a percent sign. */
export function HeatInputs({ heat, files, errors, disabled, onChange }: Props) {
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
  const figure = (name: (typeof mechanicalNames)[number] | 'kv_temp' | 'hardness', label: string) => (
    <Figure
      label={label}
      value={heat[name]}
      disabled={disabled}
      onChange={(value) => set({ [name]: value })}
      error={errors[name]}
    />
  )
  return (
    <div className={classes.inputs}>
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
          {elements.map((name) => (
            <Figure
              key={name}
              label={name}
              value={heat.chemistry?.[name]}
              disabled={disabled}
              onChange={(value) => onChange(withElement(heat, name, value))}
              error={errors[`chemistry.${name}`]}
            />
          ))}
        </div>
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
            return <div key={name}>{figure(name, `${symbol}, ${unit}`)}</div>
          })}
          {select('kv_notch', t`Impact test`, notches)}
          {figure('kv_temp', t`Impact test at °C`)}
          {figure('hardness', t`Hardness`)}
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

type FigureProps = {
  label: string
  value: number | null | undefined
  disabled: boolean
  onChange: (value: number | null) => void
  error: string | undefined
}

/**
 * A figure as it is typed or pasted, with a decimal comma and a percent sign or without. What is no figure stays as it is,
 * and the schema refuses it.
 */
function Figure({ label, value, disabled, onChange, error }: FigureProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const isCurrent = (readFigure(typed) ?? typed) === (value ?? '')
  return (
    <TextInput
      size="xs"
      label={label}
      value={isCurrent ? typed : String(value ?? '')}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? null : (readFigure(text) ?? (text as unknown as number)))
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
