import { SegmentedControl, Stack, Text, type MantineColorScheme } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/enums.ts'
import { colorSchemeLabels, colorSchemes } from '#shared/i18n/labels.ts'
import { language, languageNames, switchLanguage } from '#shared/i18n/language.ts'
import { useColorScheme } from '#shared/ui/use_color_scheme.ts'

/** Settings for language (the page reloads after a change) and colour scheme. */
export function PreferencesForm() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useColorScheme()
  return (
    <Stack gap="lg">
      <div>
        <Text size="sm" fw={500} mb={6} id="language-label">
          <Trans>Language</Trans>
        </Text>
        <SegmentedControl
          aria-labelledby="language-label"
          value={language}
          data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          onChange={(next) => switchLanguage(next as Language)}
        />
        <Text size="xs" c="dimmed" mt={6}>
          <Trans>The page reloads in the other language.</Trans>
        </Text>
      </div>
      <div>
        <Text size="sm" fw={500} mb={6} id="scheme-label">
          <Trans>Colour scheme</Trans>
        </Text>
        <SegmentedControl
          aria-labelledby="scheme-label"
          value={colorScheme}
          data={colorSchemes.map((value) => ({ value, label: t(colorSchemeLabels[value]) }))}
          onChange={(next) => setColorScheme(next as MantineColorScheme)}
        />
      </div>
    </Stack>
  )
}
