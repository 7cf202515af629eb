import { ActionIcon, Popover, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { IconAt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { forumApi } from '#contract/forum.ts'
import { query } from '#shared/api/query.ts'
import classes from './Thread.module.css'
import { mentionText, type Mentioned } from './mentions.ts'
import { useAtSign } from './use_at_sign.ts'

type Props = {
  editor: Editor
  /** The thread, whose people can be mentioned; null for a new one. */
  thread: number | null
  onChoose: (mentioned: Mentioned) => void
}

/** What has opened the list: its button, or an "@" in the text, in whose place the name comes. */
type Opened = 'button' | 'sign'

/**
 * Names a person of the thread or a company, which is then notified: by the editor's button, or by typing "@" where a
 * word begins.
 */
export function MentionPicker({ editor, thread, onChoose }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  useAtSign(editor, () => setOpened('sign'))
  const close = () => setOpened(null)
  const choose = (one: Mentioned) => {
    close()
    const name = { type: 'text', text: mentionText(one.name), marks: [{ type: 'bold' }] }
    const { from } = editor.state.selection
    editor
      .chain()
      .focus()
      .insertContentAt({ from: opened === 'sign' ? from - 1 : from, to: from }, [
        name,
        { type: 'text', text: ' ' },
      ])
      .unsetBold()
      .run()
    onChoose(one)
  }
  return (
    <Popover
      opened={opened !== null}
      onChange={(isOpen) => !isOpen && close()}
      trapFocus
      returnFocus
      shadow="md"
      position="bottom-start"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Mention somebody`}
          title={t`Mention somebody`}
          aria-expanded={opened !== null}
          onClick={() => setOpened(opened ? null : 'button')}
        >
          <IconAt size={17} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Search thread={thread} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** A company is looked for by at least so many characters. */
const shortest = 2
/** Those who have written in the thread are shown at once, the last ones first. */
const mostPeople = 50

type Person = Reply<typeof forumApi.people>[number]

function Search({ thread, onChoose }: Pick<Props, 'thread' | 'onChoose'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 200)
  const isLongEnough = keyword.length >= shortest
  const quiet = { quiet: true, keep: true }
  const people = useQuery({
    ...query(forumApi.people, { params: { id: thread ?? 0 } }, quiet),
    enabled: thread !== null,
  })
  const companies = useQuery({
    ...query(forumApi.companies, { query: { keyword } }, quiet),
    enabled: isLongEnough,
  })
  const wanted = keyword.toLowerCase()
  const isMeant = ({ name, company }: Person) =>
    [name, company?.name].some((one) => one?.toLowerCase().includes(wanted))
  const found: { key: string; note: string | undefined; mentioned: Mentioned }[] = [
    ...(people.data ?? [])
      .filter(isMeant)
      .slice(0, mostPeople)
      .map(({ post, name, company }) => ({
        key: `post ${post}`,
        note: company?.name,
        mentioned: { name, ref: { post } },
      })),
    ...(isLongEnough ? (companies.data ?? []) : []).map(({ code, name }) => ({
      key: code,
      note: t`Company`,
      mentioned: { name, ref: { company: code } },
    })),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    const first = found[0]
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return
    // The form around the editor must not be sent.
    event.preventDefault()
    onChoose(first.mentioned)
  }
  return (
    <>
      <TextInput
        size="xs"
        w={240}
        type="search"
        aria-label={t`Who is mentioned`}
        placeholder={thread === null ? t`Company name` : t`Name or company`}
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <ul className={classes.people}>
        {found.map(({ key, note, mentioned }) => (
          <li key={key}>
            <button type="button" className={classes.person} onClick={() => onChoose(mentioned)}>
              <span>{mentioned.name}</span>
              {note && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <Text size="xs" c="dimmed" p={6} role="status">
          {isLongEnough ? t`Nobody found` : t`Enter two characters or more`}
        </Text>
      )}
    </>
  )
}
