import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './MarketPrice.module.css'

/** How the market's own index is made, so that nobody takes it for a price of a deal. */
export function IndexMethod() {
  const { t } = useLingui()
  return (
    <details className={classes.method} open>
      <summary>{t`How the index is made`}</summary>
      <Text size="sm" component="div">
        <Trans>
          Each day, for each grade: the median asking price per tonne of prime stock on this market that
          everybody may read, priced in ¥ with tax. A day counts only if at least five companies offer the
          grade, so that no single one can be recognised. Prices without tax, in other currencies, of remnants
          and for members only are left out, not converted. It is what sellers ask, not what was paid.
        </Trans>{' '}
        <Link to="/home/help" search={{ key: 'market_price' }}>
          <Trans>More in the help</Trans>
        </Link>
      </Text>
    </details>
  )
}
