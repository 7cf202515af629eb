export type Tone = 'blue' | 'green' | 'red' | 'amber' | 'grey' | 'forge' | 'violet'

export type Series = {
  name: string
  /** Name as people read it. */
  label: string
  tone: Tone
  /** A number for each of the days. */
  counts: readonly number[]
}

export type ChartData = {
  /** What the chart shows, in words, for those who do not see it. */
  label: string
  /** Calendar days (`YYYY-MM-DD`), oldest first, without gaps. */
  days: readonly string[]
  series: readonly Series[]
  /** Bars are stacked on each other. */
  as: 'bars' | 'lines'
  /** In px. */
  height: number
}
