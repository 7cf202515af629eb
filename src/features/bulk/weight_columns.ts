/** Finds the column of weights where no heading says so in words. */
import { factorOf, isPerPiece, priceUnit } from '#shared/spreadsheet/written_units.ts'

/** Gives the weight, if no column has it, to one whose heading names its unit, or to a quantity that is counted in kilograms. */
export function withWeight(
  uses: (string | undefined)[],
  {
    headings,
    rows,
    weightId,
    taken,
  }: {
    headings: readonly string[]
    rows: readonly (readonly string[])[]
    weightId: string | undefined
    taken: Set<string>
  },
): (string | undefined)[] {
  if (!weightId || taken.has(weightId)) return uses
  const unitPlace = uses.indexOf('quantity_unit')
  const units = rows.map((cells) => cells[unitPlace] ?? '').filter(Boolean)
  const isCounted = unitPlace !== -1 && units.length > 0
  if (isCounted && units.every((unit) => typeof factorOf(unit, 'mass') === 'number')) {
    taken.add(weightId)
    return uses.map((id) => (id === 'quantity' ? weightId : id === 'quantity_unit' ? '' : id))
  }
  const place = uses.findIndex((id, column) => {
    const heading = headings[column] ?? ''
    const { currency, isUnclear } = priceUnit(heading)
    return (
      id === undefined &&
      typeof factorOf(heading, 'mass') === 'number' &&
      factorOf(heading, 'length') === undefined &&
      !currency &&
      !isUnclear &&
      !isPerPiece(heading)
    )
  })
  if (place !== -1) taken.add(weightId)
  return uses.map((id, column) => (column === place ? weightId : id))
}
