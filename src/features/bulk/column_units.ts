/** Pure functions for the unit of a column's numbers, which the person sees and may choose. */
import type { BulkColumn } from './bulk_columns.ts'
import { measureOf, readWritten } from '#shared/spreadsheet/cell_units.ts'
import { factorOf, type Measure } from '#shared/spreadsheet/written_units.ts'

const choices: Record<Measure, readonly (readonly [unit: string, factor: number])[]> = {
  mass: [
    ['kg', 1],
    ['t', 1000],
    ['lb', 0.453_592_37],
  ],
  length: [
    ['mm', 1],
    ['cm', 10],
    ['m', 1000],
    ['in', 25.4],
  ],
}

const measureOfColumn = ({ dim, field }: BulkColumn): Measure | undefined => {
  if (dim) return dim === 'kg' ? 'mass' : 'length'
  return measureOf(field.unit)?.[0]
}

/** Returns the units that the person can choose for a column; none if its unit is never in doubt. */
export function unitChoices(column: BulkColumn): string[] {
  const measure = measureOfColumn(column)
  return measure ? choices[measure].map(([unit]) => unit) : []
}

/** Returns the unit that a heading (or the person's choice) names for a column; undefined if it names none or several. */
export function unitNamed(column: BulkColumn, heading: string): string | undefined {
  const measure = measureOfColumn(column)
  const factor = measure && factorOf(heading, measure)
  return measure && choices[measure].find(([, one]) => one === factor)?.[0]
}

/** Returns the unit of numbers written without one. Lengths default to mm, as in drawings; weights have no default. */
export function shownUnit(column: BulkColumn, heading: string): string | undefined {
  const measure = measureOfColumn(column)
  if (!measure) return column.field.widget === 'number' ? column.field.unit : undefined
  return unitNamed(column, heading) ?? (measure === 'length' ? 'mm' : undefined)
}

/** Rows that are looked at for what most cells of a column name. */
const sampleRows = 200
/** One marked cell says nothing of the others. */
const minNamed = 2

/**
 * Returns the kilograms per unit that most of a column's cells with a unit name, by place; only for weights, and only where
 * at least two cells and more than half of those with a unit agree.
 */
export function usualFactors(
  columns: readonly (BulkColumn | undefined)[],
  rows: readonly (readonly string[])[],
): Record<number, number> {
  const found: Record<number, number> = {}
  for (const [place, column] of columns.entries()) {
    if (!column || measureOfColumn(column) !== 'mass') continue
    const counts = new Map<number, number>()
    for (const cells of rows.slice(0, sampleRows)) {
      const factor = factorOf(readWritten(cells[place] ?? '').rest, 'mass')
      if (factor) counts.set(factor, (counts.get(factor) ?? 0) + 1)
    }
    const named = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)
    if (usual && usual[1] >= minNamed && usual[1] > named / 2) found[place] = usual[0]
  }
  return found
}
