import { Trans } from '@lingui/react/macro'
import { requestDraftId } from '#shared/offline/draft_names.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ButtonLink } from '#shared/ui/links.tsx'

/** Opens the form of a group buy with the text of the request (SPEC 5.16). */
export function GroupBuyLink({ row }: { row: ResourceRow }) {
  if (row['subject'] !== 'request' || row['waiting'] !== 1) return null
  return (
    <ButtonLink
      to="/admin/raise"
      search={{ command: 'create', draft: requestDraftId(row.id) } as never}
      ml="auto"
    >
      <Trans>Open a group buy</Trans>
    </ButtonLink>
  )
}
