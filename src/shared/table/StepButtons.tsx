import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

/** To the previous and the next row of a list, as the keys K and J do. */
export function StepButtons({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const { t } = useLingui()
  const button = (step: 1 | -1, label: string, Icon: typeof IconArrowUp) => (
    <Button variant="default" px={6} onClick={() => onStep(step)} aria-label={label} title={label}>
      <Icon size={16} aria-hidden />
    </Button>
  )
  return (
    <Button.Group>
      {button(-1, t`Previous (K)`, IconArrowUp)}
      {button(1, t`Next (J)`, IconArrowDown)}
    </Button.Group>
  )
}
