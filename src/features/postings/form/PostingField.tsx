import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useMemo } from 'react'
import type { FileRef, Piece, PriceTier } from '#contract/fields.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { mills } from '#contract/reference/mills.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { QuantityUnit } from '#contract/steel/delivery_states.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { CategoryField } from '#shared/form/CategoryField.tsx'
import { ChoiceField, FlagField, MultiField } from '#shared/form/ChoiceField.tsx'
import { CompaniesField } from '#features/company/index.ts'
import { DateField } from '#shared/form/DateField.tsx'
import { DimsField } from '#shared/form/DimsField.tsx'
import { FilesField } from '#shared/form/FilesField.tsx'
import { HeatsField } from '#shared/form/HeatsField.tsx'
import { MaterialField } from '#shared/form/MaterialField.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { PhotosField } from '#shared/form/PhotosField.tsx'
import { PiecesField } from '#shared/form/PiecesField.tsx'
import { RegionField } from '#shared/form/RegionField.tsx'
import { StandardsField } from '#shared/form/StandardsField.tsx'
import { TextareaField, TextField } from '#shared/form/TextField.tsx'
import { TiersField } from '#shared/form/TiersField.tsx'
import { unitName } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { WidgetProps } from '#shared/form/widget_props.ts'
import { fieldOf, type PostingView } from '../define_view.ts'
import classes from './PostingForm.module.css'
import type { PostingKindEntry } from '../registry.ts'
import { useOptionText } from '../use_option_text.ts'

const noFiles: readonly FileRef[] = []
const millChoices = mills.map((mill) => mill[lang])

export const fieldId = (path: string): string => `field-${path}`

type Props = {
  entry: PostingKindEntry
  name: string
  value: unknown
  /** Value of the field that is shown inside this one's input. */
  joinedValue?: unknown
  /** Value of the field that this one depends on: the shape for dimensions, the grade for standards, the photos for pieces, the heat number for heats. */
  relatedValue?: unknown
  /** The certificate's files, for its heats. */
  secondValue?: unknown
  required: boolean
  joinedError?: string
  error?: string
  inner?: FieldErrors
  onEdit: (name: string, value: unknown) => void
  onPending: (name: string, count: number, onlyHere: number) => void
}

/** Returns a field's options with labels in the reader's language; none without a field. */
function useChoices(entry: PostingKindEntry, name: string | undefined) {
  const option = useOptionText()
  if (!name) return []
  const { optionSet, options = [] } = fieldOf(entry.definition, name)
  return options.map((value) => ({ value, label: option(optionSet as OptionSet, value) }))
}

/** The input for one field of a posting's form, chosen by the field's widget. */
export const PostingField = memo(function PostingField(props: Props) {
  const {
    entry,
    name,
    value,
    joinedValue,
    relatedValue,
    secondValue,
    required,
    error,
    joinedError,
    inner,
    onEdit,
    onPending,
  } = props
  const { t } = useLingui()
  const { definition } = entry
  const view = entry.view as PostingView
  const { widget, unit, files } = fieldOf(definition, name)
  const joined = view.joined[name]
  const choices = useChoices(entry, name)
  const joinedChoices = useChoices(entry, joined)
  const onChange = useCallback((next: unknown) => onEdit(name, next), [onEdit, name])
  const pending = useCallback(
    (count: number, onlyHere: number) => onPending(name, count, onlyHere),
    [onPending, name],
  )
  const hint = view.hints[name]
  const given = useMemo(
    () => ({
      id: fieldId(name),
      label: t(view.labels[name]!),
      hint: hint && t(hint),
      required,
      value,
      onChange,
      error: error ?? joinedError,
      inner,
    }),
    [name, t, view.labels, hint, required, value, onChange, error, joinedError, inner],
  )
  // The definition pairs each widget with the schema of its value.
  const as = <T,>() => given as WidgetProps<T>
  switch (widget) {
    case 'text':
      return <TextField {...as<string>()} />
    case 'mill':
      return <TextField {...as<string>()} suggested={millChoices} />
    case 'textarea':
      return <TextareaField {...as<string>()} />
    case 'number':
      return (
        <NumberField
          {...as<number>()}
          unit={unit}
          sideWidth={joined ? 98 : undefined}
          side={
            joined && (
              <select
                className={classes.unit}
                aria-label={t(view.labels[joined]!)}
                value={String(joinedValue ?? '')}
                onChange={(event) => onEdit(joined, event.currentTarget.value)}
              >
                {joinedChoices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {joined === 'quantity_unit'
                      ? unitName(Number(value ?? 0), choice.value as QuantityUnit)
                      : choice.label}
                  </option>
                ))}
              </select>
            )
          }
        />
      )
    case 'choice':
      return <ChoiceField {...as<string | number>()} choices={choices} />
    case 'multi':
      return <MultiField {...as<string[]>()} choices={choices} />
    case 'flag':
      return <FlagField {...as<0 | 1>()} />
    case 'date':
      return <DateField {...as<string>()} />
    case 'category':
      return <CategoryField {...as<number>()} />
    case 'material':
      return <MaterialField {...as<string>()} />
    case 'dims':
      return <DimsField {...as<Dims>()} shape={relatedValue as Shape | null} />
    case 'region':
      return <RegionField {...as<number>()} />
    case 'standards':
      return (
        <StandardsField
          {...as<string[]>()}
          suggested={relatedValue ? findGrade(String(relatedValue))?.standard : undefined}
        />
      )
    case 'photos':
      return <PhotosField {...as<string[]>()} usage="posting" catchPaste onPending={pending} />
    case 'files':
      return (
        <FilesField {...as<FileRef[]>()} usage={files!.usage} allowed={files!.types} onPending={pending} />
      )
    case 'companies':
      return <CompaniesField {...as<string[]>()} />
    case 'tiers':
      return <TiersField {...as<PriceTier[]>()} />
    case 'heats':
      return (
        <HeatsField
          {...as<Heat[]>()}
          first={(relatedValue as string | null) ?? ''}
          files={(secondValue as FileRef[] | null | undefined) ?? noFiles}
        />
      )
    case 'pieces':
      return <PiecesField {...as<Piece[]>()} photos={(relatedValue as string[] | null)?.length ?? 0} />
  }
})
