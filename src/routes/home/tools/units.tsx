import { createFileRoute } from '@tanstack/react-router'
import { addressOf, toolParameters } from '#features/tools/address.ts'
import { UnitsPage } from '#features/tools/units/UnitsPage.tsx'

export const Route = createFileRoute('/home/tools/units')({
  validateSearch: addressOf(toolParameters.units),
  component: UnitConverter,
})

function UnitConverter() {
  return <UnitsPage address={Route.useSearch()} />
}
