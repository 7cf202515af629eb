import { Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DealFreight } from '#contract/freight.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { AnchorLink } from '#shared/ui/links.tsx'

type NoFreightProps = { year: DealFreight['year']; givenBy: DealFreight['given_by'] }

/** Why no freight allowance is left, or which memberships have some, with the way to them. */
export function NoFreight({ year, givenBy }: NoFreightProps) {
  const { t } = useLingui()
  return (
    <>
      <Text size="sm">
        {year ? (
          <>
            <Plural
              value={year.granted}
              one="The freight allowance of this membership year is used."
              other="All # freight allowances of this membership year are used."
            />{' '}
            <Trans>The year ends on {formatDate(year.usable_until)}; the next one brings new ones.</Trans>
          </>
        ) : (
          <Trans>
            Memberships with freight allowances:{' '}
            {givenBy.map((tier) => t(membershipLabels[tier])).join(' · ')}
          </Trans>
        )}
      </Text>
      <AnchorLink to="/home/membership" fz="sm">
        <Trans>Compare memberships</Trans>
      </AnchorLink>
    </>
  )
}
