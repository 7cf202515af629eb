import { formatNumber } from '#shared/i18n/format.ts'

/** `2,253.9 kg`, `0.862 kg`: grams count on small pieces only. */
export const kgText = (kg: number): string => `${formatNumber(Number(kg.toFixed(kg < 10 ? 3 : 1)))} kg`
