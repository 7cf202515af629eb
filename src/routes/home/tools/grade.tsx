import { createFileRoute } from '@tanstack/react-router'
import { addressOf, toolParameters } from '#features/tools/address.ts'
import { GradePage } from '#features/tools/grade/GradePage.tsx'

export const Route = createFileRoute('/home/tools/grade')({
  validateSearch: addressOf(toolParameters.grade),
  component: GradeFinder,
})

function GradeFinder() {
  return <GradePage address={Route.useSearch()} />
}
