import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Tag } from '#shared/ui/Tag.tsx'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { flagLabels } from './posting_flags.ts'

type Props = {
  posting: Pick<AdminPostingRow, 'flags'>
  /** Shows so many and the number of the rest, whose names are its tooltip. */
  most?: number
}

/** What an operator should look at first. */
export function PostingFlags({ posting: { flags }, most = flags.length }: Props) {
  const { t } = useLingui()
  const rest = flags.slice(most).map((flag) => t(flagLabels[flag].label))
  return (
    <>
      {flags.slice(0, most).map((flag) => {
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
