import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lang } from '#shared/i18n/language.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import type { ListSearch } from '../list/list_search.ts'
import { askedLine } from './asked_line.ts'

/** What nobody has in stock can be asked for: a form of its own that begins with what was searched. */
export function RequestLink({ search }: { search: ListSearch }) {
  const [draft] = useState(() => crypto.randomUUID())
  const spec = askedLine(search, lang)
  return (
    <ButtonLink
      to="/backend/buyer_purchase_material"
      search={spec ? { command: 'create', draft, spec } : { command: 'create' }}
      size="compact-sm"
      variant="default"
    >
      <Trans>Post a request</Trans>
    </ButtonLink>
  )
}
