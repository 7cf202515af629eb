import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Field } from '#contract/fields.ts'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import { CategoryField } from '../form/CategoryField.tsx'
import { ChoiceField, FlagField } from '../form/ChoiceField.tsx'
import { DateField } from '../form/DateField.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PhotosField } from '../form/PhotosField.tsx'
import { TextareaField, TextField } from '../form/TextField.tsx'
import classes from './ResourcePage.module.css'
import { lang } from '../i18n/language.ts'
import { useProductCategory } from '../reference/reference.ts'
import { inputProps, type Choice, type WidgetProps } from '../form/widget_props.ts'

type Both = { zh: string; en: string }

/** The same text in Chinese and in English, side by side. */
function BilingualField(props: WidgetProps<Both>) {
  const { id, label, hint, required, value, onChange, error, inner = {} } = props
  const { t } = useLingui()
  const input = (language: keyof Both, own: string) => (
    <TextInput
      {...inputProps({
        // Named after the path of its errors, so that the first message and the focus find it.
        id: language === 'zh' ? id : `${id}.${language}`,
        label: own,
        hint: language === 'zh' ? hint : undefined,
        required,
        error: inner[language] ?? (value?.[language] ? undefined : error),
      })}
      value={value?.[language] ?? ''}
      onChange={(event) => {
        const next = { zh: '', en: '', ...value, [language]: event.currentTarget.value }
        onChange(next.zh || next.en ? next : null)
      }}
      autoComplete="off"
      lang={language}
    />
  )
  return (
    <div className={classes.both}>
      {input('zh', t`${label} (Chinese)`)}
      {input('en', t`${label} (English)`)}
    </div>
  )
}

/** A category of the top level. */
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

/** The wire value keeps its type; labels are kept by its text. */
const typed = ({ value, label }: Choice, { options = [] }: Field): Choice => ({
  value: options.find((option) => String(option) === value) ?? value,
  label,
})

type Props = WidgetProps<unknown> & {
  field: Field
  choices: readonly Choice[]
  onPending: (count: number) => void
}

/** One field of a resource's form: the input of its widget. */
export function FieldInput({ field, choices, onPending, ...props }: Props) {
  // The definition pairs each widget with the schema of its value.
  const as = <T,>() => props as WidgetProps<T>
  switch (field.widget) {
    case 'bilingual':
      return <BilingualField {...as<Both>()} />
    case 'textarea':
      return <TextareaField {...as<string>()} />
    case 'number':
      return <NumberField {...as<number>()} unit={field.unit} />
    case 'choice':
      return <ChoiceField {...as<string | number>()} choices={choices.map((one) => typed(one, field))} />
    case 'flag':
      return <FlagField {...as<0 | 1>()} />
    case 'date':
      return <DateField {...as<string>()} />
    case 'category':
      return <CategoryField {...as<number>()} />
    case 'top_category':
      return <TopCategoryField {...as<number>()} />
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
    default:
      return <TextField {...as<string>()} />
  }
}
