import { lazy, Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconUsersGroup } from '@tabler/icons-react'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'

const ParticipantsDialog = lazy(() =>
  import('./ParticipantsDialog.tsx').then((module) => ({ default: module.ParticipantsDialog })),
)

/** Button for the organiser that opens the participants of a group buy. */
export function ParticipantsButton({ posting }: { posting: PostingRow }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const count = (posting.extras as RaiseRowValues).joined_count ?? 0
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconUsersGroup size={14} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t`${plural(count, { one: '# participant', other: '# participants' })}`}
      </Button>
      {opened && (
        <Suspense>
          <ParticipantsDialog posting={posting} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
