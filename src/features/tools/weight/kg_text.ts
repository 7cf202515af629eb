import { formatNumber } from '#shared/i18n/format.ts'

/** Formats a weight as `2,253.9 kg` or, below 10 kg, with three decimals as `0.862 kg`. */
export const kgText = (kg: number): string => `${formatNumber(Number(kg.toFixed(kg < 10 ? 3 : 1)))} kg`
