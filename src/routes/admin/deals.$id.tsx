import { createFileRoute } from '@tanstack/react-router'
import { GroupDealPage } from '#features/deal/DealPage.tsx'

export const Route = createFileRoute('/admin/deals/$id')({ component: OneDeal })

function OneDeal() {
  return <GroupDealPage id={Route.useParams().id} />
}
