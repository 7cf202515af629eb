import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { entryAnsweredBy } from './registry.ts'

/** Link to the stock listings, for a buyer's page that is still empty. */
export function SpotMallLink() {
  return (
    <Button component={Link} variant="default" to={entryAnsweredBy('intention').view.route.list}>
      <Trans>Go to stock listings</Trans>
    </Button>
  )
}
