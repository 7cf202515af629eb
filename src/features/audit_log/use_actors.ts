import { useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'

type Name = { zh: string; en: string } | null

/** Returns who did it, and for whom; the server itself acts without a person. */
export function useActors(row: ResourceRow): { actor: string; person: string | undefined } {
  const { t } = useLingui()
  return {
    actor: (row['actor'] as Name)?.[lang] ?? t`Server`,
    person: (row['on_behalf_of'] as Name)?.[lang],
  }
}
