import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'

/** Prints the page; `className` hides the button on paper. */
export const PrintButton = ({ className }: { className: string | undefined }) => (
  <Button
    className={className}
    variant="default"
    leftSection={<IconPrinter size={16} aria-hidden />}
    onClick={() => print()}
  >
    <Trans>Print</Trans>
  </Button>
)
