import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Tag } from '#shared/ui/Tag.tsx'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { flagLabels } from './posting_flags.ts'

type Props = {
  posting: Pick<AdminPostingRow, 'flags'>
  /** Number of flags to show; the rest is shown as a number with the names as tooltip. */
  max?: number
}

/** Tags with hints for the operator. */
export function PostingFlags({ posting: { flags }, max = flags.length }: Props) {
  const { t } = useLingui()
  const rest = flags.slice(max).map((flag) => t(flagLabels[flag].label))
  return (
    <>
      {flags.slice(0, max).map((flag) => {
        const { label, hint, tone } = flagLabels[flag]
        return (
          <Tag key={flag} tone={tone} title={t(hint)}>
            {t(label)}
          </Tag>
        )
      })}
      {rest.length > 0 && (
        <Text span size="xs" c="dimmed" title={rest.join(' · ')}>
          +{rest.length}
        </Text>
      )}
    </>
  )
}
