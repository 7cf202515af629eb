import { createFileRoute } from '@tanstack/react-router'
import { addressOf, toolParameters } from '#features/tools/address.ts'
import { WeightPage } from '#features/tools/weight/WeightPage.tsx'

export const Route = createFileRoute('/home/tools/weight')({
  validateSearch: addressOf(toolParameters.weight),
  component: WeightCalculator,
})

function WeightCalculator() {
  return <WeightPage address={Route.useSearch()} />
}
