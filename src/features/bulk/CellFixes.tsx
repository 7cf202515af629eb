import { UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './BulkGrid.module.css'
import type { CellFix } from './cell_fixes.ts'
import { OtherFixes } from './OtherFixes.tsx'

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
      <OtherFixes
        label={label}
        fixes={others}
        textOf={(fix) => fix.label}
        position="bottom-end"
        onFix={onFix}
      />
    </div>
  )
}
