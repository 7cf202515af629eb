import { useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '@mantine/hooks'

/** Title of the browser's tab: what the page shows, then the product's name; without parts the name alone. */
export function usePageTitle(...parts: readonly string[]): void {
  const { t } = useLingui()
  useDocumentTitle([...parts, t`Forging Market`].join(' · '))
}
