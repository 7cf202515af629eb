import { Trans } from '@lingui/react/macro'
import { IconClipboardCheck } from '@tabler/icons-react'
import { ButtonLink } from '#shared/ui/links.tsx'

/** Link that leads from a posting to the form for its inspection. */
export const InspectButton = ({ code }: { code: string }) => (
  <ButtonLink
    to="/home/inspect_business"
    search={{ code }}
    variant="default"
    leftSection={<IconClipboardCheck size={15} aria-hidden />}
  >
    <Trans>Have it inspected</Trans>
  </ButtonLink>
)
