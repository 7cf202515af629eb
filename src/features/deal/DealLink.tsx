import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DealSource } from '#contract/deal.ts'

/** Link to the order sheet of a deal, which also shows the other side's contact. */
export function DealLink({ source, id }: { source: DealSource; id: number }) {
  return (
    <Button
      size="compact-sm"
      variant="light"
      color="green"
      renderRoot={(props) => (
        <Link to="/backend/deals/$sign" params={{ sign: `${source}-${id}` }} {...props} />
      )}
    >
      <Trans>Order sheet and contact</Trans>
    </Button>
  )
}
