import { Chip, Group, Skeleton, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from './ReasonChips.module.css'

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
    <Group gap={6} role="group" aria-label={t`Common reasons`} className={classes.reasons}>
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

/** Below a comment: what its ready-made reasons say, if they are not in the operator's own language. */
export function OwnWords({ reasons, comment }: Pick<Props, 'reasons' | 'comment'>) {
  if (reasons === 'loading') return null
  const lines = comment.split('\n')
  const foreign = reasons.filter(({ label, text }) => label !== text && lines.includes(text))
  if (foreign.length === 0) return null
  const said = foreign.map(({ label }) => label).join(' · ')
  return (
    <Text size="sm" c="dimmed">
      <Trans>In your language: {said}</Trans>
    </Text>
  )
}
