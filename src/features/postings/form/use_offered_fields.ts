import { useCallback } from 'react'
import { usePicturePolicy } from '#shared/reference/picture_policy.ts'

/** The field that forms offer only if the operators' picture policy allows standard pictures. */
export const standardPictureField = 'standard_picture'

/** Returns a function that tells whether forms offer a field; all are offered except what the picture policy excludes. */
export function useOfferedFields(): (name: string) => boolean {
  const { standard } = usePicturePolicy()
  return useCallback((name) => standard || name !== standardPictureField, [standard])
}
