import { createFileRoute } from '@tanstack/react-router'
import { addressOf, toolParameters } from '#features/tools/address.ts'
import { SpecPage } from '#features/tools/spec/SpecPage.tsx'

export const Route = createFileRoute('/home/tools/spec')({
  validateSearch: addressOf(toolParameters.spec),
  component: SpecParser,
})

function SpecParser() {
  return <SpecPage address={Route.useSearch()} />
}
