import { ActionIcon, Menu, type MenuProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import type { CellFix } from './cell_fixes.ts'

type Props = {
  /** What is corrected: a cell, or a column. */
  label: string
  fixes: readonly CellFix[]
  textOf: (fix: CellFix) => string
  position: MenuProps['position']
  isLocked?: boolean
  onFix: (fix: CellFix) => void
}

/** A menu with the corrections that are less likely than the one beside it; nothing if there are none. */
export function OtherFixes({ label, fixes, textOf, position, isLocked = false, onFix }: Props) {
  const { t } = useLingui()
  if (fixes.length === 0) return null
  return (
    <Menu position={position} withinPortal disabled={isLocked}>
      <Menu.Target>
        <ActionIcon
          size={18}
          variant="subtle"
          color="gray"
          disabled={isLocked}
          aria-label={t`${label}: other ways to fix it`}
        >
          <IconDots size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {fixes.map((fix) => (
          <Menu.Item key={fix.sort} onClick={() => onFix(fix)}>
            {textOf(fix)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
