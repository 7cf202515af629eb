import { UnstyledButton, type MantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { colorSchemeLabels, colorSchemes } from '#shared/i18n/labels.ts'
import { useColorScheme } from '#shared/ui/use_color_scheme.ts'
import { Dropdown } from './Dropdown.tsx'
import panel from './Dropdown.module.css'
import classes from './ColorSchemeMenu.module.css'

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } satisfies Record<
  MantineColorScheme,
  unknown
>

/** Chooses between light, dark and the setting of the system. */
export function ColorSchemeMenu() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useColorScheme()
  const Current = icons[colorScheme]
  return (
    <Dropdown
      label={<Current size={15} aria-hidden />}
      name={t`Colour scheme`}
      className={classes.button}
      align="end"
    >
      {(close) =>
        colorSchemes.map((scheme) => {
          const Symbol = icons[scheme]
          return (
            <UnstyledButton
              key={scheme}
              className={panel.item}
              aria-pressed={scheme === colorScheme}
              onClick={() => {
                setColorScheme(scheme)
                close()
              }}
            >
              <Symbol size={16} aria-hidden />
              {t(colorSchemeLabels[scheme])}
            </UnstyledButton>
          )
        })
      }
    </Dropdown>
  )
}
