import { Alert } from '@mantine/core'
import type { UnusualFigure } from '#contract/market_price_upload.ts'
import { useRegions } from '#shared/reference/reference.ts'
import classes from './PriceUpload.module.css'
import { unusualPriceText } from './unusual_price_text.ts'

/** Why a price is unusual, one reason per line. */
export function UnusualReasons({ figures }: { figures: readonly UnusualFigure[] }) {
  const regions = useRegions()
  return figures.map((figure) => (
    <span key={figure.name} className={classes.error}>
      {unusualPriceText(figure, regions)}
    </span>
  ))
}

/** The same below the form of a single price that was refused until it is confirmed. */
export function AskedPrice({ data }: { data: unknown }) {
  return (
    <Alert color="yellow" p="xs" role="alert">
      <UnusualReasons figures={(data as { figures: UnusualFigure[] }).figures} />
    </Alert>
  )
}
