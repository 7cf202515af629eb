import { Group, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconMapPin } from '@tabler/icons-react'
import type { SupplierCard as Card } from '#contract/good_business.ts'
import { CertifiedBadge, Rating, TierTag } from '#features/company/index.ts'
import { formatTonnes } from '#shared/i18n/format.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Place } from '#shared/ui/Place.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { Capabilities } from './Capabilities.tsx'
import { Certificates } from './Certificates.tsx'
import classes from './GoodBusiness.module.css'

/** A supplier of the list: who it is, what it makes, its equipment and valid certificates, and what it has online. */
export function SupplierCard({ supplier }: { supplier: Card }) {
  const { t } = useLingui()
  const { company, is_sponsored: isSponsored, products, introduction, online_count: online } = supplier
  return (
    <li className={classes.card} data-sponsored={isSponsored || undefined}>
      <Group gap={8}>
        {isSponsored && (
          <Tag tone="amber" title={t`This place in the list is paid for`}>
            <Trans>Sponsored</Trans>
          </Tag>
        )}
        <AnchorLink to="/home/company/$code" params={{ code: company.code }} fw={600} c="inherit">
          {company.name}
        </AnchorLink>
        <CertifiedBadge company={company} />
        <TierTag membership={company.membership} />
        <Rating rating={company.credit_rating} />
        {supplier.region_id !== null && (
          <Text size="xs" c="dimmed" className={classes.place}>
            <IconMapPin size={14} aria-hidden /> <Place id={supplier.region_id} />
          </Text>
        )}
        <Text size="sm" ml="auto" className={classes.online}>
          {online === 0 ? (
            <Trans>Nothing online yet</Trans>
          ) : (
            <Trans>
              <Plural value={online} one="# posting" other="# postings" />,{' '}
              {formatTonnes(supplier.online_tonnes * 1000)}
            </Trans>
          )}
        </Text>
      </Group>
      <Text size="sm">
        {products.map((product) => (
          <span key={product} className={classes.product}>
            {product}
          </span>
        ))}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {introduction}
      </Text>
      <Capabilities of={supplier} />
      <Certificates of={supplier.certificates} />
      <Group gap={6}>
        {supplier.tags.map(({ id, name }) => (
          <Tag key={id} tone="grey">
            {name}
          </Tag>
        ))}
      </Group>
    </li>
  )
}
