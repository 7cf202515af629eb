import { lang } from '../i18n/language.ts'
import { useRegions } from '../reference/reference.ts'

/** Name of a region with the regions above it; empty until the regions are loaded. */
export function Place({ id }: { id: number | null }) {
  const regions = useRegions()
  return <>{id === null ? '' : (regions?.label(id, lang) ?? '')}</>
}
