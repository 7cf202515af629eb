import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#shared/ui/links.tsx'

/** What nobody has in stock can be asked for. */
export function RequestLink() {
  return (
    <ButtonLink
      to="/backend/buyer_purchase_material"
      search={{ command: 'create' }}
      size="compact-sm"
      variant="default"
    >
      <Trans>Post a request</Trans>
    </ButtonLink>
  )
}
