import { Alert, Anchor, Button, Group } from '@mantine/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { submittedTab } from '#features/postings/own_search.ts'
import classes from './Bulk.module.css'
import type { BulkState } from './bulk_state.ts'

type Props = {
  entry: PostingKindEntry
  made: BulkState['made']
  nameOf: (path: string) => string
  /** Rows are still being sent; only the counts are shown then. */
  isSending?: boolean
}

/** The rest is in the lists that the buttons open. */
const maxListed = 200

const updateTexts = {
  waits: msg`the change is in review`,
  done: msg`changed`,
  unchanged: msg`nothing to change`,
} as const

/** The postings that were created from the sent rows, each with a link. */
export function BulkCreated({ entry, made, nameOf, isSending = false }: Props) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const isDone = made.length > 0 && !isSending
  useEffect(() => {
    if (isDone) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isDone])
  const { own } = entry.view.route
  if (made.length === 0) return null
  const updated = made.filter((one) => one.updated)
  const created = made.filter((one) => !one.updated)
  const drafts = created.filter(({ state }) => state === 'draft')
  const submitted = created.length - drafts.length
  const needing = drafts.filter(({ missing }) => missing.length > 0).length
  const sentences = [
    submitted > 0 &&
      plural(submitted, {
        one: 'One row was submitted for review',
        other: '# rows were submitted for review',
      }),
    drafts.length > 0 &&
      plural(drafts.length, { one: 'One row is a draft now', other: '# rows are drafts now' }),
    updated.length > 0 &&
      plural(updated.length, { one: 'One posting was updated', other: '# postings were updated' }),
  ].filter((one) => one !== false)
  return (
    <Alert
      ref={box}
      color="green"
      p="sm"
      my="sm"
      icon={<IconCheck size={18} />}
      title={sentences.join(' · ')}
      role="status"
    >
      {!isSending && (
        <>
          {needing > 0 &&
            plural(needing, {
              one: 'One of the drafts still needs photos: open it, add them, and submit it.',
              other: '# of the drafts still need photos: open them, add them, and submit them.',
            })}
          <ul className={classes.made}>
            {made.slice(0, maxListed).map(({ key, number, code, state, missing, isOlder, updated: how }) => (
              <li key={key}>
                {t`Row ${number}`}:{' '}
                <Anchor
                  component={Link}
                  to={own}
                  search={{ command: 'edit', code } as never}
                  size="sm"
                  fw={600}
                >
                  {code}
                </Anchor>{' '}
                {t(postingStateLabel(entry.definition.kind, state))}
                {how && ` · ${t(updateTexts[how])}`}
                {missing.length > 0 && ` · ${[...new Set(missing.map((path) => nameOf(path)))].join(', ')}`}
                {isOlder && ` · ${t`created earlier, as the row was then`}`}
              </li>
            ))}
          </ul>
          <Group gap="xs" mt="xs">
            {submitted > 0 && (
              <Button
                size="compact-sm"
                variant="light"
                color="green"
                renderRoot={(props) => <Link to={own} search={{ state: submittedTab(entry) }} {...props} />}
              >
                {t`To those in review`}
              </Button>
            )}
            {drafts.length > 0 && (
              <Button
                size="compact-sm"
                variant="light"
                color="green"
                renderRoot={(props) => <Link to={own} search={{ state: 'draft' }} {...props} />}
              >
                {t`To the drafts`}
              </Button>
            )}
          </Group>
        </>
      )}
    </Alert>
  )
}
