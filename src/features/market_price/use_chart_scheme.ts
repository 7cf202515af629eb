import { useComputedColorScheme } from '@mantine/core'
import type { Scheme } from './chart_colors.ts'

/** The colour scheme that the page has now, for what is drawn without CSS. */
export const useChartScheme = (): Scheme =>
  useComputedColorScheme('light', { getInitialValueInEffect: false })
