import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePendingCount } from '#shared/api/pending.ts'
import classes from './LoadingBar.module.css'

/** Line at the top that counts open requests: it grows as they end and hides at zero (spec §4). */
export function LoadingBar() {
  const { t } = useLingui()
  const open = usePendingCount()
  const [most, setMost] = useState(0)
  if (open > most) setMost(open)
  if (open === 0 && most > 0) setMost(0)
  if (open === 0) return null
  const done = Math.max(0.12, 1 - open / (most + 1))
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={t`Loading: ${open}`}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={most - open}
    >
      <div className={classes.fill} style={{ transform: `scaleX(${done})` }} />
    </div>
  )
}
