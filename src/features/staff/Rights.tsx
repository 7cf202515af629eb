import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { staffRights, type StaffRight } from '#contract/staff.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { rightLabels } from './right_labels.ts'

/** Rights as tags. */
export function RightTags({ rights }: { rights: readonly StaffRight[] }) {
  const { t } = useLingui()
  if (rights.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>View only</Trans>
      </Text>
    )
  return (
    <Group gap={6}>
      {rights.map((right) => (
        <Tag key={right} tone="blue" title={t(rightLabels[right].hint)}>
          {t(rightLabels[right].label)}
        </Tag>
      ))}
    </Group>
  )
}

type Props = {
  value: readonly StaffRight[]
  onChange: (next: StaffRight[]) => void
  /** Rights that the reader has; the others stay as they are. */
  gives: readonly StaffRight[]
}

/** Field to choose rights of a colleague. */
export function RightsField({ value, onChange, gives }: Props) {
  const { t } = useLingui()
  return (
    <Checkbox.Group label={t`Rights`} value={[...value]} onChange={(next) => onChange(next as StaffRight[])}>
      <Stack gap="xs" mt={6}>
        {staffRights.map((right) => (
          <Checkbox
            key={right}
            value={right}
            disabled={!gives.includes(right)}
            label={t(rightLabels[right].label)}
            description={t(rightLabels[right].hint)}
          />
        ))}
        {gives.length < staffRights.length && (
          <Text size="xs" c="dimmed">
            <Trans>You can only give and take rights that you have yourself.</Trans>
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}
