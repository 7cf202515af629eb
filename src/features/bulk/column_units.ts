/** Pure functions for the unit of a column's numbers, which the person sees and may choose. */
import type { BulkColumn } from './bulk_columns.ts'
import { measureOf } from '#shared/spreadsheet/cell_units.ts'
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
