import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePendingCount } from '#shared/api/pending.ts'
import classes from './LoadingBar.module.css'

/** Line at the top while requests are open: it grows as they end and hides when none is left (SPEC 4.20). */
export function LoadingBar() {
  const { t } = useLingui()
  const open = usePendingCount()
  const [maxOpen, setMaxOpen] = useState(0)
  if (open > maxOpen) setMaxOpen(open)
  if (open === 0 && maxOpen > 0) setMaxOpen(0)
  if (open === 0) return null
  const doneShare = Math.max(0.12, 1 - open / (maxOpen + 1))
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={t`Loading: ${open}`}
      aria-valuemin={0}
      aria-valuemax={maxOpen}
      aria-valuenow={maxOpen - open}
    >
      <div className={classes.fill} style={{ transform: `scaleX(${doneShare})` }} />
    </div>
  )
}
