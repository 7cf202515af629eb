import { Button, type ButtonProps } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconMessages } from '@tabler/icons-react'
import { conversationApi } from '#contract/conversation.ts'
import { query } from '#shared/api/query.ts'
import { ConversationButton } from './ConversationButton.tsx'

type Props = ButtonProps & {
  code: string
  /** The company has an open enquiry or quote there, so it may begin a conversation. */
  hasDealing: boolean
}

/** Button on the page of a posting: opens the company's conversation about it, or lists all conversations about an own posting. */
export function PostingConversation({ code, hasDealing, ...button }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(query(conversationApi.list, { query: { code, size: 50 } }, { quiet: true }))
  const found = data?.results ?? []
  const count = found.length
  if (found.some(({ side }) => side === 'poster'))
    return (
      <Button
        variant="default"
        leftSection={<IconMessages size={15} aria-hidden />}
        {...button}
        renderRoot={(root) => (
          <Link {...root} to="/backend/conversations" search={{ code, id: found[0]?.id }} />
        )}
      >
        {t`${plural(count, { one: '# conversation', other: '# conversations' })}`}
      </Button>
    )
  return count > 0 || hasDealing ? <ConversationButton code={code} {...button} /> : null
}
