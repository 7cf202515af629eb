import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import classes from './BulkGrid.module.css'
import type { CellFix } from './cell_fixes.ts'

type Props = { fixes: readonly CellFix[]; label: string; onFix: (fix: CellFix) => void }

/** Fixes for a cell: the most likely one as a button, the others in a menu. */
export function CellFixes({ fixes, label, onFix }: Props) {
  const { t } = useLingui()
  const [first, ...others] = fixes
  if (!first) return null
  return (
    <div className={classes.fixes}>
      <UnstyledButton
        className={classes.fix}
        title={first.label}
        aria-label={t`${label}: ${first.label}`}
        onClick={() => onFix(first)}
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
              aria-label={t`${label}: other ways to fix it`}
            >
              <IconDots size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((fix) => (
              <Menu.Item key={fix.sort} onClick={() => onFix(fix)}>
                {fix.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
