import { Box, rem } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'

type Props = {
  /** Accessible name of what scrolls. */
  label: string
  /** Width in pixels below which the content scrolls sideways instead of shrinking. */
  minWidth?: number
  /** Height in pixels from which the content scrolls. */
  maxHeight?: number
  className?: string
  style?: CSSProperties
  mt?: number
  children: ReactNode
}

/** Content that scrolls inside the page; a region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
export function ScrollRegion({ label, minWidth, maxHeight, className, style, mt, children }: Props) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      mt={mt}
      className={className}
      // Labels that only screen readers read are placed absolutely and must not leave the region.
      style={{ position: 'relative', overflow: 'auto', maxHeight: maxHeight && rem(maxHeight), ...style }}
    >
      {minWidth ? <div style={{ minWidth: rem(minWidth) }}>{children}</div> : children}
    </Box>
  )
}
