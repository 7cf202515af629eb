// oxlint-disable-next-line no-restricted-imports -- the one place that asks for it without the part that writes HTML
import { useMantineColorScheme } from '@mantine/core'

/** The colour scheme and how to change it. Colours may fade: the library would stop that with a style written as HTML. */
export const useColorScheme = () => useMantineColorScheme({ keepTransitions: true })
