import { Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconMessages } from '@tabler/icons-react'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { CompanyHint } from '#features/company/index.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Conversation.module.css'
import { ConversationList } from './ConversationList.tsx'
import type { ConversationsSearch } from './conversations_search.ts'
import { Thread } from './Thread.tsx'

/** Page of the company's conversations about postings: the list, and the open conversation beside it. */
export function ConversationsPage({ search }: { search: ConversationsSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Conversations`)
  const navigate = useNavigate()
  const session = useSession()
  if (session && !actsForCompany(session)) return <CompanyHint />
  const go = (change: ConversationsSearch) =>
    void navigate({
      to: '/backend/conversations',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    })
  return (
    <Paper withBorder className={classes.page}>
      <div className={classes.side}>
        <Title order={1} size="h4" px="md" pt="sm">
          <Trans>Conversations</Trans>
        </Title>
        <ConversationList search={search} go={go} />
      </div>
      <div className={classes.main}>
        {search.id === undefined ? (
          <Empty
            icon={IconMessages}
            title={t`Choose a conversation`}
            hint={t`A conversation starts from an enquiry or a quote: open it from there.`}
          />
        ) : (
          <Thread key={search.id} id={search.id} />
        )}
      </div>
    </Paper>
  )
}
