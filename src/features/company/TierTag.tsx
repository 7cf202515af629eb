import { useLingui } from '@lingui/react/macro'
import type { CompanyCard } from '#contract/company.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { Tag } from '#shared/ui/Tag.tsx'

/** Tier of a company; nothing for a non-member. */
export function TierTag({ membership }: Pick<CompanyCard, 'membership'>) {
  const { i18n } = useLingui()
  if (membership === 'none') return null
  return <Tag tone={membership === 'gold' ? 'amber' : 'grey'}>{i18n._(membershipLabels[membership])}</Tag>
}
