import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  useMantineTheme,
} from '@mantine/core'
import { cssVariablesResolver } from './theme.ts'

/** Options that stop Mantine from writing its styles as HTML, which Trusted Types forbid; `ThemeStyles` writes them as text. */
export const stylesAsText = {
  withCssVariables: false,
  withGlobalClasses: false,
  deduplicateInlineStyles: true,
} as const

type Variables = Record<`--${string}`, string>
const differing = (from: Variables, all: Variables): Variables =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => from[name as `--${string}`] !== value))

const known = defaultCssVariablesResolver(DEFAULT_THEME)

/** Writes the theme's variables that differ from the library's style sheet, and its classes for narrow windows. */
export function ThemeStyles() {
  const theme = useMantineTheme()
  const { variables, light, dark } = deepMerge(
    defaultCssVariablesResolver(theme),
    cssVariablesResolver(theme),
  )
  const own = convertCssVariables({
    variables: differing(known.variables, variables),
    light: differing(known.light, light),
    dark: differing(known.dark, dark),
  })
  const classes = Object.entries(theme.breakpoints).map(
    ([name, width]) =>
      `@media (width < ${width}) {.mantine-visible-from-${name} {display: none !important}}` +
      `@media (width >= ${width}) {.mantine-hidden-from-${name} {display: none !important}}`,
  )
  return <style>{own + classes.join('')}</style>
}
