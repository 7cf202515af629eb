import { useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '@mantine/hooks'

/** Sets the title of the browser's tab: the given parts, then the product's name. */
export function usePageTitle(...parts: readonly string[]): void {
  const { t } = useLingui()
  useDocumentTitle([...parts, t`Forging Market`].join(' · '))
}
