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
  /** The own company has an open intention or quote there, so that it may begin one. */
  hasDealing: boolean
}

/** On the page of a posting: the conversation that the own company has about it; of an own posting all of them. */
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
