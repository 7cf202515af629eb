import type { Fields, Words } from './Words.tsx'

/** A row of the log, as far as its values are concerned. */
export type Recorded = Fields

/** A recorded value before and after a write, as texts; '' where there was none. */
export type Change = { name: string; label: string; before: string; after: string }

/** Counters that say nothing beside other changes. */
const counters = new Set(['revision', 'pending_revision'])

/** The recorded values of a row of the log, those that differ first. */
export function changesOf(row: Recorded, words: Words): Change[] {
  const before = (row['before'] ?? {}) as Fields
  const after = (row['after'] ?? {}) as Fields
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const all = names.map((name) => ({
    name,
    label: words.label(name),
    before: words.text(name, before),
    after: words.text(name, after),
  }))
  const rank = (one: Change) => (one.before === one.after ? 2 : counters.has(one.name) ? 1 : 0)
  return all.filter((one) => one.before || one.after).toSorted((one, other) => rank(one) - rank(other))
}

/** What a row changed in one line: `State: Online → Removed by operator · Reason: …`. */
export function changeLine(row: Recorded, words: Words): string {
  const changed = changesOf(row, words).filter((one) => one.before !== one.after)
  const told = changed.filter(({ name }) => !counters.has(name))
  return (told.length > 0 ? told : changed)
    .map(
      ({ label, before, after }) => `${label}: ${before && after ? `${before} → ${after}` : after || before}`,
    )
    .join(' · ')
}
