import { Button, Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconColumns3 } from '@tabler/icons-react'
import type { PostingRow } from '#contract/postings/views.ts'
import { useCompare } from './use_compare.ts'

/** Checkbox in a row that adds the posting to the comparison. */
export function CompareCheck({ posting }: { posting: PostingRow }) {
  const { t } = useLingui()
  const { has, toggle } = useCompare(posting.kind)
  return (
    <Checkbox
      size="xs"
      mx="auto"
      label={t`Compare`}
      checked={has(posting.code)}
      onChange={() => toggle(posting)}
    />
  )
}

/** Button with the same function on the posting's page. */
export function CompareButton({ posting }: { posting: PostingRow }) {
  const { has, toggle } = useCompare(posting.kind)
  const isChosen = has(posting.code)
  return (
    <Button
      variant="default"
      aria-pressed={isChosen}
      leftSection={
        <IconColumns3
          size={15}
          aria-hidden
          color={isChosen ? 'var(--mantine-primary-color-filled)' : undefined}
        />
      }
      onClick={() => toggle(posting)}
    >
      <Trans>Compare</Trans>
    </Button>
  )
}
