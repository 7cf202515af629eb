import { useLingui } from '@lingui/react/macro'
import { IconHelpCircle } from '@tabler/icons-react'
import type { HelpKey } from '#contract/help/pages.ts'
import { AnchorLink } from '#shared/ui/links.tsx'

type Props = {
  page: HelpKey
  /** What it explains, for screen readers. */
  about: string
}

/** Leads to the help on what stands beside it, in a window of its own, so that nothing that was typed is left. */
export function HelpLink({ page, about }: Props) {
  const { t } = useLingui()
  return (
    <AnchorLink
      to="/home/help"
      search={{ key: page }}
      target="_blank"
      size="sm"
      aria-label={t`Help: ${about}`}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
    >
      <IconHelpCircle size={15} aria-hidden /> {t`Help`}
    </AnchorLink>
  )
}
