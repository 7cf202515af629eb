import { Button, type ButtonProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { formatCount } from '#shared/i18n/format.ts'
import { useCollect, type Collected, type Target } from './use_collect.ts'

type CollectButtonProps = Omit<ButtonProps, 'children'> & { target: Target; known: Collected }

/** Button that adds a posting of any kind to the saved items, or removes it. */
export function CollectButton({ target, known, ...rest }: CollectButtonProps) {
  const { t } = useLingui()
  const { collected, count, toggle } = useCollect(target, known)
  const Star = collected ? IconStarFilled : IconStar
  return (
    <Button
      variant="default"
      {...rest}
      aria-pressed={collected}
      leftSection={
        <Star size={15} aria-hidden color={collected ? 'var(--mantine-color-yellow-6)' : undefined} />
      }
      onClick={toggle}
    >
      {collected ? t({ message: 'Saved', context: 'posting' }) : t({ message: 'Save', context: 'posting' })}
      {count !== undefined && count > 0 && ` ${formatCount(count)}`}
    </Button>
  )
}
