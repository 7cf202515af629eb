// oxlint-disable-next-line no-restricted-imports -- the only place that uses it, without the option that writes HTML
import { useMantineColorScheme } from '@mantine/core'

/** Returns the colour scheme and a function to change it. Transitions stay enabled, because the library disables them with a style written as HTML. */
export const useColorScheme = () => useMantineColorScheme({ keepTransitions: true })
