import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { goodBusinessApi, type PublicSupplier } from '#contract/good_business.ts'
import { query } from '#shared/api/query.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Place } from '#shared/ui/Place.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { Capabilities } from './Capabilities.tsx'
import { Certificates } from './Certificates.tsx'
import classes from './GoodBusiness.module.css'
import { ResponseTime } from './ResponseTime.tsx'

/** A company as a supplier on its public page: profile, if it is listed, and how soon it answers; nothing without both. */
export function SupplierSection({ code }: { code: string }) {
  const { t } = useLingui()
  const { data } = useQuery(query(goodBusinessApi.company, { params: { code } }, { quiet: true }))
  if (!data || (!data.supplier && !data.response)) return null
  const { supplier, response } = data
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`As a supplier`}>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h5">
          <Trans>As a supplier</Trans>
        </Title>
        {supplier && (
          <AnchorLink to="/home/good_business" search={{}} size="sm">
            <Tag tone="green">
              <Trans>Preferred supplier</Trans>
            </Tag>
          </AnchorLink>
        )}
      </Group>
      {supplier && <Profile supplier={supplier} />}
      {response && <ResponseTime {...response} />}
    </Paper>
  )
}

function Profile({ supplier }: { supplier: PublicSupplier }) {
  return (
    <div className={classes.profile}>
      <Text size="sm" className={classes.text}>
        {supplier.introduction}
      </Text>
      <Text size="sm">
        {supplier.products.map((product) => (
          <span key={product} className={classes.product}>
            {product}
          </span>
        ))}
      </Text>
      <Capabilities of={supplier} />
      <Certificates of={supplier.certificates} />
      <Group gap={6}>
        {supplier.tags.map(({ id, name }) => (
          <AnchorLink key={id} to="/home/good_business" search={{ tag_id: id }}>
            <Tag tone="grey">{name}</Tag>
          </AnchorLink>
        ))}
        {supplier.region_id !== null && (
          <Text size="xs" c="dimmed">
            <Trans>
              Location of the works: <Place id={supplier.region_id} />
            </Trans>
          </Text>
        )}
      </Group>
    </div>
  )
}
