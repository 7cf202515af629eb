import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SentPanel } from '#features/intention/index.ts'

/** Replaces the form after the quote was sent: says what happens next and where to follow it. */
export const QuoteSent = ({ onClose }: { onClose: () => void }) => (
  <SentPanel
    title={<Trans>Your quote has been sent</Trans>}
    link={
      <Button variant="default" component={Link} to="/backend/quotes_sent">
        <Trans>My quotes</Trans>
      </Button>
    }
    onClose={onClose}
  >
    <Trans>
      The buyer has been notified and compares your quote with the others. You will get a message as soon as
      there is an answer; until then you can revise or withdraw it.
    </Trans>
  </SentPanel>
)
