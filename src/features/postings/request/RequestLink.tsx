import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { lang } from '#shared/i18n/language.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import type { ListSearch } from '../list/list_search.ts'
import { specLineOfSearch } from './spec_line_of_search.ts'

/** Button in an empty stock list: opens a new request whose form begins with what was searched. */
export function RequestLink({ search }: { search: ListSearch }) {
  const [draft] = useState(() => crypto.randomUUID())
  const spec = specLineOfSearch(search, lang)
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
