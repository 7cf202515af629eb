export type Day = { day: string; count: number }
export type Bar = Day & { x: number; y: number; width: number; height: number }

/** Returns the top of the axis: the next of 1, 2, 4, 6, 8 × 10ⁿ at or above the highest count, so that labels are round. */
export function axisTop(highest: number): number {
  if (highest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= highest) ?? 10
  return step * power
}

/** Returns bars of equal width in a box of `width` × `height`; a day without views gets a thin line. */
export function barsOf(
  days: readonly Day[],
  box: { width: number; height: number },
): { top: number; bars: Bar[] } {
  const top = axisTop(Math.max(0, ...days.map((day) => day.count)))
  const slot = box.width / Math.max(1, days.length)
  const width = Math.min(40, slot * 0.5)
  return {
    top,
    bars: days.map((day, index) => {
      const height = Math.max(1, (day.count / top) * box.height)
      return { ...day, x: slot * index + (slot - width) / 2, y: box.height - height, width, height }
    }),
  }
}
