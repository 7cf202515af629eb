import { Checkbox } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { UnusualFigure } from '#contract/market_price_upload.ts'
import { UnusualReasons } from './UnusualReasons.tsx'

type Props = {
  figures: readonly UnusualFigure[]
  label: string
  isConfirmed: boolean
  isLocked: boolean
  onConfirm: (isRight: boolean) => void
}

/** Why the price is unusual, and the box by which the operator says that it is right. */
export function UnusualPrice({ figures, label, isConfirmed, isLocked, onConfirm }: Props) {
  return (
    <>
      <UnusualReasons figures={figures} />
      <Checkbox
        size="xs"
        mt={4}
        aria-label={label}
        label={<Trans>It is right</Trans>}
        checked={isConfirmed}
        disabled={isLocked}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </>
  )
}
