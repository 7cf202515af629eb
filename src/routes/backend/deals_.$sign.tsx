import { createFileRoute } from '@tanstack/react-router'
import { DealPage } from '#features/deal/DealPage.tsx'

export const Route = createFileRoute('/backend/deals_/$sign')({ component: OneDeal })

function OneDeal() {
  return <DealPage sign={Route.useParams().sign} />
}
