import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import classes from './BulkGrid.module.css'
import type { Mend } from './mends.ts'

type Props = { mends: readonly Mend[]; label: string; onMend: (mend: Mend) => void }

/** What can be done about a cell: the likeliest with one click, the others in a menu. */
export function CellMends({ mends, label, onMend }: Props) {
  const { t } = useLingui()
  const [first, ...others] = mends
  if (!first) return null
  return (
    <div className={classes.mends}>
      <UnstyledButton
        className={classes.mend}
        title={first.label}
        aria-label={t`${label}: ${first.label}`}
        onClick={() => onMend(first)}
      >
        {first.label}
      </UnstyledButton>
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              size={18}
              variant="subtle"
              color="gray"
              aria-label={t`${label}: other ways to mend it`}
            >
              <IconDots size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((mend) => (
              <Menu.Item key={mend.sort} onClick={() => onMend(mend)}>
                {mend.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
