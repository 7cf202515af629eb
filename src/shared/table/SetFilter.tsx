import { CloseButton, Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Tag } from '../ui/Tag.tsx'

/** A filter that another page has set, in words, and the button that takes it off. */
export function SetFilter({ label, onClear }: { label: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <Group gap={2} wrap="nowrap">
      <Tag tone="blue">{label}</Tag>
      <CloseButton size="sm" aria-label={t`Clear ${label}`} onClick={onClear} />
    </Group>
  )
}
