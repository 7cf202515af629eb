import { CloseButton, InputBase, Popover, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { lang } from '../i18n/language.ts'
import { useRegions } from '../reference/reference.ts'
import { RegionPicker } from './RegionPicker.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

/** A place of any depth: country, province, city or district. */
export function RegionField(props: WidgetProps<number>) {
  const { value, onChange, required, disabled } = props
  const { t } = useLingui()
  const regions = useRegions()
  const [opened, setOpened] = useState(false)
  const text = value && regions ? regions.label(value, lang, lang === 'zh' ? ' / ' : undefined) : ''
  const clearable = Boolean(value) && !required && !disabled
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div>
          <InputBase
            {...inputProps(props)}
            component="button"
            type="button"
            pointer
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened((was) => !was)}
            title={text || undefined}
            rightSection={
              clearable ? (
                <CloseButton size="sm" aria-label={t`Clear`} onClick={() => onChange(null)} />
              ) : (
                <IconChevronDown size={14} aria-hidden />
              )
            }
            rightSectionPointerEvents={clearable ? 'all' : 'none'}
          >
            <Text span size="sm" truncate c={text ? undefined : 'dimmed'} display="block">
              {text || t`Choose`}
            </Text>
          </InputBase>
        </div>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {regions ? (
          <RegionPicker
            regions={regions}
            value={value ?? null}
            onChoose={(id) => {
              onChange(id)
              setOpened(false)
            }}
          />
        ) : (
          <Text p="md" size="sm" c="dimmed">
            {t`Loading`}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
