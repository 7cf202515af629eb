import { Modal, Skeleton, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PostingRow } from '#contract/postings/views.ts'
import { intentionDraftId, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { readKept } from '#shared/offline/use_kept_draft.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { IntentionForm, type IntentionValues } from './IntentionForm.tsx'
import { NoCompany } from '#features/company/index.ts'

type Props = { posting: PostingRow; opened: boolean; onClose: () => void }

/** Dialog that sends an enquiry to the seller; sending it twice from one opening creates only one. */
export function IntentionDialog({ posting, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Enquire`}
      size="md"
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {opened && <Contents posting={posting} onClose={onClose} />}
    </Modal>
  )
}

function Contents({ posting, onClose }: Omit<Props, 'opened'>) {
  const session = useSession()
  const { code } = posting
  const kept = useQuery({
    queryKey: ['kept intention', session?.id, code],
    queryFn: async () =>
      (await readKept<KeptAnswer<IntentionValues>>(session?.id ?? 0, intentionDraftId(code)))?.values ?? null,
    enabled: actsForCompany(session),
    gcTime: 0,
    networkMode: 'always',
  })
  if (session && !actsForCompany(session))
    return (
      <NoCompany onClose={onClose}>
        <Trans>
          Enquiries are made between companies. Your account has no company yet: fill in your company
          information first, then come back.
        </Trans>
      </NoCompany>
    )
  if (!session || kept.data === undefined)
    return (
      <Stack gap="md" role="status" aria-busy>
        <Skeleton height={56} />
        <Skeleton height={140} />
      </Stack>
    )
  return <IntentionForm posting={posting} kept={kept.data} accountId={session.id} onClose={onClose} />
}
