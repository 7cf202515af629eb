import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { Lang } from '#contract/enums.ts'

/** Says that an article is not written in the reader's language. */
export function FallbackNote({ shown, reader }: { shown: Lang; reader: Lang }) {
  if (shown === reader) return null
  return (
    <Text size="sm" c="dimmed" role="note" mb="sm">
      {shown === 'zh' ? (
        <Trans>This article has not been written in English yet; this is the Chinese text.</Trans>
      ) : (
        <Trans>This article has not been written in Chinese yet; this is the English text.</Trans>
      )}
    </Text>
  )
}
