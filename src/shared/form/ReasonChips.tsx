import { Chip, Group, Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

/** What is shown, and what goes into the comment: the language of the reader of the comment. */
export type Reason = { label: string; text: string }

type Props = {
  /** `loading` keeps two rows free, so that the buttons stay in place. */
  reasons: readonly Reason[] | 'loading'
  comment: string
  onChange: (comment: string) => void
}

/** Returns the comment with the reason added on its own line, or removed if it is there. */
const toggled = (comment: string, reason: string): string => {
  const lines = comment.split('\n').filter((line) => line.trim() !== '')
  return (lines.includes(reason) ? lines.filter((line) => line !== reason) : [...lines, reason]).join('\n')
}

/** Frequent reasons, which one click puts into the comment or takes out of it; nothing if there are none. */
export function ReasonChips({ reasons, comment, onChange }: Props) {
  const { t } = useLingui()
  if (reasons === 'loading') return <Skeleton h={52} />
  if (reasons.length === 0) return null
  return (
    <Group gap={6} role="group" aria-label={t`Common reasons`}>
      {reasons.map((reason) => (
        <Chip
          key={reason.text}
          size="xs"
          radius="sm"
          checked={comment.split('\n').includes(reason.text)}
          onChange={() => onChange(toggled(comment, reason.text))}
        >
          {reason.label}
        </Chip>
      ))}
    </Group>
  )
}
