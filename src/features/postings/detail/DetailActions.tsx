import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconEdit, IconLink, IconPrinter, IconQrcode } from '@tabler/icons-react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { CollectButton } from '#features/collection/index.ts'
import { PostingConversation } from '#features/conversation/index.ts'
import { InspectButton } from '#features/inspect_business/index.ts'
import { addressToShare } from '#shared/i18n/language.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { CompareButton } from '#features/compare/index.ts'
import classes from './DetailSummary.module.css'
import { postingPath } from '../posting_path.ts'
import { QrDialog } from './QrDialog.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { ResponseButton } from '../ResponseButton.tsx'

/** Refusals that mean that the company's earlier answer to this posting is still open. */
const openDealings: readonly string[] = ['intention_exists', 'quote_exists']

/** Actions on a posting: answer it (its owner edits it), start a conversation, save, compare, share, print; of one that is over only those that still do something. */
export function DetailActions({ entry, posting }: { entry: PostingKindEntry; posting: PostingDetail }) {
  const { t } = useLingui()
  const [opened, { open, close }] = useDisclosure(false)
  const session = useSession()
  const { definition } = entry
  const { collected, collection_count: count } = posting
  const isLive = posting.state === 'online'
  // It will not come back.
  const isOver = posting.state === 'dealt' || posting.state === 'closed'
  const address = addressToShare(new URL(postingPath(posting), location.origin).href)
  return (
    <div className={classes.actions}>
      {posting.can.update ? (
        <Button
          component={Link}
          to={entry.view.route.own}
          search={{ command: 'edit', code: posting.code } as never}
          leftSection={<IconEdit size={16} aria-hidden />}
        >
          <Trans>Edit</Trans>
        </Button>
      ) : (
        !isOver && <ResponseButton posting={posting} refused={posting.refused.intend} />
      )}
      {actsForCompany(session) && definition.response !== 'join' && (
        <PostingConversation
          code={posting.code}
          hasDealing={openDealings.includes(posting.refused.intend ?? '')}
        />
      )}
      {(!isOver || collected) && <CollectButton target={posting} known={{ collected, count }} />}
      {isLive && <CompareButton posting={posting} />}
      {isLive && !session?.is_backend && <InspectButton code={posting.code} />}
      <CopyTextButton text={address} icon={<IconLink size={15} aria-hidden />} done={t`Link copied`}>
        <Trans>Share</Trans>
      </CopyTextButton>
      <Button variant="default" leftSection={<IconQrcode size={15} aria-hidden />} onClick={open}>
        <Trans>QR code</Trans>
      </Button>
      {opened && <QrDialog posting={posting} address={address} onClose={close} />}
      <Button variant="default" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}
