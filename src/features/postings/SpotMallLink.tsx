import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { entryAnswered } from './registry.ts'

/** The way out of an empty page of a buyer: where there is something to collect, save or ask for. */
export function SpotMallLink() {
  return (
    <Button component={Link} variant="default" to={entryAnswered('intention').view.route.list}>
      <Trans>Go to stock listings</Trans>
    </Button>
  )
}
