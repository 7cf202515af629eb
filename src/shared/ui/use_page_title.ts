import { useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect } from 'react'
import { describePage } from '../navigation/served_head.ts'

/** Sets the title of the browser's tab: the given parts, then the product's name; after a navigation the description too. */
export function usePageTitle(...parts: readonly string[]): void {
  const { t } = useLingui()
  const title = [...parts, t`Forging Market`].join(' · ')
  useDocumentTitle(title)
  useEffect(() => describePage(title), [title])
}
