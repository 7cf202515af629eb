import { TagsInput, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { standards } from '#contract/reference/standards.ts'
import { lang } from '../i18n/language.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

const byCode = new Map(standards.map((standard) => [standard.code, standard]))
const codes = standards.map((standard) => standard.code)

/** Up to six standards; known ones by name, others typed. `suggested` (the grade's own) stands first. */
export function StandardsField(props: WidgetProps<string[]> & { suggested?: string }) {
  const { value, onChange, error, inner, suggested } = props
  const { t } = useLingui()
  const known = suggested?.replace(/-\d{4}$/, '')
  const data = known ? [known, ...codes.filter((code) => code !== known)] : codes
  return (
    <TagsInput
      {...inputProps(props)}
      data={data}
      value={value ?? []}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
      error={error ?? Object.values(inner ?? {})[0]}
      placeholder={value?.length ? undefined : (known ?? t`e.g. GB/T 3077`)}
      maxTags={6}
      maxDropdownHeight={320}
      comboboxProps={{ shadow: 'md', width: 340, position: 'bottom-start' }}
      filter={({ options, search }) => {
        const wanted = search.toLowerCase().replace(/\s/g, '')
        return options.filter((option) => {
          if (!('value' in option)) return false
          const standard = byCode.get(option.value)
          const text = `${option.value}${standard?.zh ?? ''}${standard?.en ?? ''}`
          return text.toLowerCase().replace(/\s/g, '').includes(wanted)
        })
      }}
      renderOption={({ option }) => {
        const standard = byCode.get(option.value)
        return (
          <div>
            <Text size="sm">{option.value}</Text>
            {standard && (
              <Text size="xs" c="dimmed">
                {standard[lang]}
              </Text>
            )}
          </div>
        )
      }}
    />
  )
}
