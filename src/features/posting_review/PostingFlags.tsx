import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Tag } from '#shared/ui/Tag.tsx'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { hintsOf } from './flag_text.ts'

type Props = {
  posting: Pick<AdminPostingRow, 'flags' | 'figures'>
}

/** Tags with hints for the operator, and by how much a figure is off. */
export function PostingFlags({ posting }: Props) {
  const { t } = useLingui()
  return (
    <>
      {hintsOf(posting).map(({ flag, label, hint, tone, change, texts }) => (
        <Tag key={flag} tone={tone} title={[...texts, t(hint)].join('\n')}>
          {t(label)}
          {change && ` ${change}`}
        </Tag>
      ))}
    </>
  )
}

/** What the figures of the hints are compared with, in full. */
export function FlagFigures({ posting }: Props) {
  const { t } = useLingui()
  const lines = hintsOf(posting).flatMap(({ label, texts }) => texts.map((text) => ({ label, text })))
  return lines.map(({ label, text }) => (
    <Text key={text} size="xs">
      {t(label)}: {text}
    </Text>
  ))
}
