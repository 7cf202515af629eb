/** The unit that a column's numbers are in, as the person is told and may choose it. Pure functions. */
import type { BulkColumn } from './bulk_columns.ts'
import { measureOf } from './cell_units.ts'
import { factorOf, type Measure } from './said_units.ts'

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

/** Units that the person can choose for a column; none where its numbers have no unit that people mix up. */
export function unitChoices(column: BulkColumn): string[] {
  const measure = measureOfColumn(column)
  return measure ? choices[measure].map(([unit]) => unit) : []
}

/** The unit that a heading (or a choice) names for a column; undefined where it names none, or several. */
export function unitNamed(column: BulkColumn, heading: string): string | undefined {
  const measure = measureOfColumn(column)
  const factor = measure && factorOf(heading, measure)
  return measure && choices[measure].find(([, one]) => one === factor)?.[0]
}

/** The unit of numbers without one: lengths are in mm, as drawings are; a weight whose unit nobody says has none. */
export function shownUnit(column: BulkColumn, heading: string): string | undefined {
  const measure = measureOfColumn(column)
  if (!measure) return column.field.widget === 'number' ? column.field.unit : undefined
  return unitNamed(column, heading) ?? (measure === 'length' ? 'mm' : undefined)
}
