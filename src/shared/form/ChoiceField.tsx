import { Input, MultiSelect, SegmentedControl, Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { inputProps, type Choice, type WidgetProps } from './widget_props.ts'

const items = (choices: readonly Choice[]) =>
  choices.map(({ value, label }) => ({ value: String(value), label }))

/** A choice from a closed list; the wire value keeps its type. */
export function ChoiceField(props: WidgetProps<string | number> & { choices: readonly Choice[] }) {
  const { value, onChange, choices } = props
  const { t } = useLingui()
  return (
    <Select
      {...inputProps(props)}
      data={items(choices)}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(next) => onChange(choices.find((choice) => String(choice.value) === next)?.value ?? null)}
      placeholder={t`Choose`}
      allowDeselect={!props.required}
      searchable={choices.length > 8}
      nothingFoundMessage={t`Nothing found`}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** A multiple choice from a closed list. */
export function MultiField(props: WidgetProps<string[]> & { choices: readonly Choice[] }) {
  const { value, onChange, choices } = props
  const { t } = useLingui()
  return (
    <MultiSelect
      {...inputProps(props)}
      data={items(choices)}
      value={value ?? []}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
      placeholder={value?.length ? undefined : t`Choose`}
      comboboxProps={{ shadow: 'md' }}
      clearable
    />
  )
}

/** Yes or no; nothing is preselected. */
export function FlagField(props: WidgetProps<0 | 1>) {
  const { id, disabled, value, onChange, error } = props
  const { t } = useLingui()
  return (
    <Input.Wrapper
      {...inputProps(props)}
      id={undefined}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <SegmentedControl
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        fullWidth
        disabled={disabled}
        data={[
          { value: '1', label: t`Yes` },
          { value: '0', label: t`No` },
        ]}
        value={value === null || value === undefined ? '' : String(value)}
        onChange={(next) => onChange(next === '1' ? 1 : 0)}
      />
    </Input.Wrapper>
  )
}
