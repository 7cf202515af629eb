import { formatDate } from '../i18n/format.ts'
import type { Bucket } from './buckets.ts'
import type { Tone } from './chart_data.ts'

const to = ' – '

/** The day, or the first and the last one: `2026-11-16 – 2026-11-22`. */
export const bucketLabel = ({ from, until }: Bucket): string =>
  from === until ? formatDate(from) : `${formatDate(from)}${to}${formatDate(until)}`

/** What the axis has room for: the first day without its year. */
export const axisLabel = (label: string): string => label.split(to)[0]!.replace(/^\d{4}-|\/\d{4}$/g, '')

/** Each is at least three times as light or dark as the page behind it, in both schemes. */
const colors: Record<Tone, [light: string, dark: string]> = {
  blue: ['blue-6', 'blue-4'],
  green: ['green-6', 'green-4'],
  red: ['red-7', 'red-4'],
  amber: ['yellow-6', 'yellow-3'],
  grey: ['steel-5', 'steel-3'],
  forge: ['forge-6', 'forge-4'],
  violet: ['violet-6', 'violet-4'],
}

/** Returns a CSS colour for lines and bars that follows the colour scheme. */
export const colorOf = (tone: Tone): string => {
  const [light, dark] = colors[tone]
  return `light-dark(var(--mantine-color-${light}), var(--mantine-color-${dark}))`
}
