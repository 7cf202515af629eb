import { Drawer } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { conversationApi } from '#contract/conversation.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { withSeen } from '#shared/offline/seen.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './Conversation.module.css'
import { Thread } from './Thread.tsx'

type Props = { code: string; company: string | undefined; opened: boolean; onClose: () => void }

/** Drawer with the conversation about a posting, beside the list from which it was opened. */
export function ConversationDrawer({ code, company, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={620}
      title={t`Conversation`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={{ body: classes.drawerBody, content: classes.drawer }}
    >
      {opened && <Contents code={code} company={company} />}
    </Drawer>
  )
}

function Contents({ code, company }: Pick<Props, 'code' | 'company'>) {
  const input = { body: { code, ...(company && { company }) } }
  const session = useSession()
  const opened = useQuery({
    queryKey: query(conversationApi.open, input).queryKey,
    queryFn: ({ signal }) =>
      withSeen(`${conversationApi.open.path} ${code} ${company ?? ''}`, '', () =>
        call(conversationApi.open, input, { signal, keep: true, quiet: true }),
      ),
    enabled: session !== null,
    // Errors are shown in the drawer.
    meta: { quiet: true, keep: true },
  })
  if (opened.isError) return <ErrorPanel error={opened.error} retry={() => void opened.refetch()} />
  if (!opened.data) return <RowsSkeleton rows={5} height={64} />
  return <Thread key={opened.data.id} id={opened.data.id} />
}
