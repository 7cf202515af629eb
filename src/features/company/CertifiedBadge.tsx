import type { CompanyCard } from '#contract/company.ts'
import { Badge } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'

/** Badge for a certified company; nothing for others. */
export const CertifiedBadge = ({ company }: { company: Pick<CompanyCard, 'certification'> }) =>
  company.certification === 'certified' && (
    <Badge
      size="sm"
      variant="light"
      color="green"
      radius="sm"
      tt="none"
      leftSection={<IconRosetteDiscountCheck size={12} />}
    >
      <Trans>Certified</Trans>
    </Badge>
  )
