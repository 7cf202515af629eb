import { useCallback } from 'react'
import { usePicturePolicy } from '#shared/reference/picture_policy.ts'

/** Fields that stand in a form only where operators allow what they choose. */
export const byPolicy = 'standard_picture'

/** Tells whether a form offers a field: all but what the picture policy keeps out. */
export function useOfferedFields(): (name: string) => boolean {
  const { standard } = usePicturePolicy()
  return useCallback((name) => standard || name !== byPolicy, [standard])
}
