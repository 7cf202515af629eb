import { Group, Select } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { lang } from '#shared/i18n/language.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { useHeld } from '#shared/table/held_decisions.ts'
import { neighbour } from '#shared/table/selection.ts'
import { useShortcuts } from '#shared/table/shortcuts.ts'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import panes from '#shared/ui/Panes.module.css'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { useSections } from '../queries.ts'
import classes from './ForumAdmin.module.css'
import { ForumQueueHead } from './ForumQueueHead.tsx'
import { ForumQueueList, QueueTabs } from './ForumQueueList.tsx'
import { ForumReviewPane, heldKey } from './ForumReviewPane.tsx'
import { forumAdminSearch, type ForumAdminSearch } from './forum_admin_search.ts'

const size = 30

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

/** The posts that wait, were reported or hidden: the list on the left, what was chosen beside it, decisions by keyboard. */
export function ForumQueuePage({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  usePageTitle(t`Forum`, t`Back office`)
  const search = useMemo(() => forumAdminSearch(address), [address])
  const { queue = 'waiting', section, keyword, page = 1, post } = search
  const go = (next: ForumAdminSearch, replace?: boolean) => onSearch(next as AnySearch, replace)
  const { sections = [], nameOf } = useSections()
  const input = useRef<HTMLInputElement>(null)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const list = useNumberedList(
    forumAdminApi.list,
    { query: { queue, page, size, ...(section && { section }), ...(keyword && { keyword }) } },
    { keep: true, onPage: (next, replace) => go({ ...search, page: next }, replace) },
  )
  const held = useHeld()
  const rows = (list.data?.results ?? []).filter(({ id }) => !held.has(heldKey(id)))
  const keys = rows.map(({ id }) => String(id)).filter((id) => !decided.has(id) || id === String(post))
  const first = list.data && !list.isPlaceholderData && post === undefined ? keys[0] : undefined
  const open = (id: string | undefined) =>
    go({ ...search, post: id === undefined ? undefined : Number(id) }, true)
  const openFirst = useEffectEvent(open)
  useEffect(() => {
    if (first !== undefined) openFirst(first)
  }, [first])
  const step = (by: 1 | -1) => {
    const next = neighbour(keys, post === undefined ? undefined : String(post), by)
    if (next) open(next)
  }
  const moveOn = (id: number) => {
    setDecided((was) => new Set(was).add(String(id)))
    if (id === post) open(neighbour(keys, String(id), 1) ?? neighbour(keys, String(id), -1))
  }
  const takeBack = (id: number) => {
    setDecided((was) => new Set([...was].filter((one) => one !== String(id))))
    open(String(id))
  }
  useShortcuts({ '/': () => input.current?.focus() })
  return (
    <div className={`${panes.page} ${classes.page}`}>
      <ForumQueueHead waiting={list.data?.counts.waiting} oldest={list.data?.oldest_waiting ?? null} />
      <div className={`${panes.columns} ${classes.columns}`}>
        <div className={`${panes.pane} ${classes.list}`}>
          <Group p="sm" pb={0}>
            <KeywordInput
              inputRef={input}
              label={t`Search posts`}
              placeholder={t`Words, author, company`}
              keyword={keyword}
              onSearch={(next) => go({ ...search, keyword: next, page: undefined, post: undefined })}
            />
            <Select
              aria-label={t({ message: 'Section', context: 'forum' })}
              placeholder={t`All sections`}
              w={170}
              clearable
              data={sections.map(({ id, name }) => ({ value: String(id), label: name[lang] }))}
              value={section === undefined ? null : String(section)}
              onChange={(next) =>
                go({ ...search, section: next ? Number(next) : undefined, page: undefined, post: undefined })
              }
            />
          </Group>
          <QueueTabs
            queue={queue}
            counts={list.data?.counts}
            onQueue={(next) => go({ ...search, queue: next, page: undefined, post: undefined })}
          />
          <ForumQueueList
            list={list.data ? { ...list, data: { ...list.data, results: rows } } : list}
            queue={queue}
            isSearch={keyword !== undefined || section !== undefined}
            active={post}
            sectionName={nameOf}
            onOpen={(id) => open(String(id))}
            onStep={step}
          />
        </div>
        {post === undefined ? (
          <aside className={panes.pane} aria-label={t`Review`}>
            <Empty title={t`Choose a post from the list`} />
          </aside>
        ) : (
          <ForumReviewPane key={post} id={post} onStep={step} onDone={moveOn} onBack={takeBack} />
        )}
      </div>
    </div>
  )
}
