import type { PostingKindEntry } from '../registry.ts'

/** Widgets that make no sense for all rows alike. */
const ofOneRow = new Set([
  'photos',
  'files',
  'pieces',
  'tiers',
  'companies',
  'dims',
  'number',
  'material',
  'text',
  'textarea',
])

/** Fields that a submission needs, or that stand beside a mapped one, and that no column gives. */
export function commonFields({ definition, view }: PostingKindEntry, uses: readonly string[]): string[] {
  const mapped = new Set(uses.map((id) => id.split('.')[0]))
  const hasSpec = mapped.has('dims')
  const beside = Object.entries(view.joined).flatMap(([name, joined]) =>
    mapped.has(name) && joined ? [joined] : [],
  )
  const wanted = new Set([...definition.required, ...beside])
  return view.groups
    .flatMap((group) => group.fields)
    .filter((name) => wanted.has(name) && !mapped.has(name))
    .filter((name) => !ofOneRow.has(definition.fields[name]?.widget ?? '') && !(hasSpec && name === 'shape'))
}
