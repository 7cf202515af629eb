/** Colours of the series in their order, readable on the paper of each colour scheme. */
const colors = {
  light: ['#c2410c', '#1d4ed8', '#047857', '#7c3aed', '#be185d', '#0e7490', '#a16207', '#475569'],
  dark: ['#fb923c', '#60a5fa', '#34d399', '#c4b5fd', '#f472b6', '#22d3ee', '#facc15', '#cbd5e1'],
}
export type Scheme = keyof typeof colors

export const seriesColor = (place: number, scheme: Scheme): string =>
  colors[scheme][place % colors[scheme].length]!

export const chartInk = {
  light: { text: '#495057', grid: '#e9ecef' },
  dark: { text: '#c9c9c9', grid: '#3b3b3b' },
}
