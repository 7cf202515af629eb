import { Textarea, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo, type ChangeEvent } from 'react'
import type { Field, FileRef } from '#contract/fields.ts'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import { CategoryField } from '../form/CategoryField.tsx'
import { ChoiceField, FlagField, MultiField } from '../form/ChoiceField.tsx'
import { DateField } from '../form/DateField.tsx'
import { FilesField } from '../form/FilesField.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { MomentField } from '../form/MomentField.tsx'
import { PhotosField } from '../form/PhotosField.tsx'
import { RegionField } from '../form/RegionField.tsx'
import { RowField } from '../form/RowField.tsx'
import { TextareaField, TextField } from '../form/TextField.tsx'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { RichTextField } from '../rich_text/RichTextField.tsx'
import classes from './ResourcePage.module.css'
import { lang } from '../i18n/language.ts'
import { useProductCategory } from '../reference/reference.ts'
import { inputProps, type Choice, type WidgetProps } from '../form/widget_props.ts'

type Bilingual = { zh: string; en: string }

/** Two inputs side by side for a text in Chinese and in English, each of several lines if `lines` is set. */
function BilingualField({ lines, ...props }: WidgetProps<Bilingual> & { lines: boolean | undefined }) {
  const { id, label, hint, required, value, onChange, error, inner = {} } = props
  const { t } = useLingui()
  const input = (language: keyof Bilingual, own: string) => {
    const given = {
      ...inputProps({
        // The id follows the path of errors, so that the focus can be set to the first invalid input.
        id: language === 'zh' ? id : `${id}.${language}`,
        label: own,
        hint: language === 'zh' ? hint : undefined,
        required,
        error: inner[language] ?? (value?.[language] ? undefined : error),
      }),
      value: value?.[language] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const next = { zh: '', en: '', ...value, [language]: event.currentTarget.value }
        onChange(next.zh || next.en ? next : null)
      },
      autoComplete: 'off',
      lang: language,
    }
    return lines ? <Textarea {...given} autosize minRows={4} maxRows={12} /> : <TextInput {...given} />
  }
  return (
    <div className={classes.both}>
      {input('zh', t`${label} (Chinese)`)}
      {input('en', t`${label} (English)`)}
    </div>
  )
}

/** One app package, by its address. */
function PackageField({ field, ...props }: WidgetProps<string> & Pick<Props, 'field' | 'onPending'>) {
  const { value, onChange } = props
  const refs = useMemo(() => (value ? [refOf(value)] : null), [value])
  return (
    <FilesField
      {...props}
      value={refs}
      onChange={(next) => onChange(next?.[0]?.address ?? null)}
      allowed={field.files?.types ?? []}
      usage={field.files?.usage ?? 'admin'}
      max={1}
    />
  )
}

const refOf = (address: string): FileRef => ({
  address,
  name: address.split('/').at(-1) ?? '',
  type: address.endsWith('.wgt') ? 'wgt' : 'apk',
})

/** Select for a top-level category. */
function TopCategoryField(props: WidgetProps<number>) {
  useProductCategory()
  const tops = allCategories().filter((one) => one.parent_id === null && isOffered(one))
  return (
    <ChoiceField
      {...(props as WidgetProps<string | number>)}
      choices={tops.map((one) => ({ value: one.id, label: one[lang] }))}
    />
  )
}

/** Returns a choice with the option's own value: keys of labels are texts, but options may be numbers. */
const typed = ({ value, label }: Choice, { options = [] }: Field): Choice => ({
  value: options.find((option) => String(option) === value) ?? value,
  label,
})

type Props = WidgetProps<unknown> & {
  field: Field
  choices: readonly Choice[]
  onPending: (count: number) => void
}

/** The input for one field of a resource's form, chosen by the field's widget. */
export function FieldInput({ field, choices, onPending, ...props }: Props) {
  // The definition pairs each widget with the schema of its value.
  const as = <T,>() => props as WidgetProps<T>
  switch (field.widget) {
    case 'bilingual':
      return (
        <BilingualField {...as<Bilingual>()} required={props.required && !field.either} lines={field.lines} />
      )
    case 'textarea':
      return <TextareaField {...as<string>()} />
    case 'number':
      return <NumberField {...as<number>()} unit={field.unit} />
    case 'choice':
      return <ChoiceField {...as<string | number>()} choices={choices.map((one) => typed(one, field))} />
    case 'multi':
      return <MultiField {...as<string[]>()} choices={choices} />
    case 'flag':
      return <FlagField {...as<0 | 1>()} />
    case 'date':
      return <DateField {...as<string>()} />
    case 'category':
      return <CategoryField {...as<number>()} />
    case 'top_category':
      return <TopCategoryField {...as<number>()} />
    case 'region':
      return <RegionField {...as<number>()} />
    case 'row':
      return <RowField {...as<number>()} field={field} />
    case 'time':
      return <MomentField {...as<string>()} />
    case 'rich_text':
      return (
        <RichTextField {...as<BothRichTexts>()} usage={field.files?.usage ?? 'admin'} onPending={onPending} />
      )
    case 'image': {
      const { value, onChange } = as<string>()
      return (
        <PhotosField
          {...as<string[]>()}
          value={value ? [value] : null}
          onChange={(next) => onChange(next?.[0] ?? null)}
          usage={field.files?.usage ?? 'admin'}
          max={1}
          onPending={onPending}
        />
      )
    }
    case 'package':
      return <PackageField {...as<string>()} field={field} onPending={onPending} />
    case 'text':
    case 'link':
      return <TextField {...as<string>()} />
    default:
      throw new Error(`Forms of resources have no input for ${field.widget} yet`)
  }
}
