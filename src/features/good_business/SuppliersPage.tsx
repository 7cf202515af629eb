import { Button, Paper, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { usualPageSize } from '#contract/endpoint.ts'
import { goodBusinessApi } from '#contract/good_business.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './GoodBusiness.module.css'
import { SupplierCard } from './SupplierCard.tsx'
import { SupplierFilters } from './SupplierFilters.tsx'
import { isNarrowed, suppliersSearch, type SuppliersSearch } from './suppliers_search.ts'

type Props = {
  /** The search object of the address, not validated. */
  search: AnySearch
  onSearch: (search: AnySearch, replace?: boolean) => void
}

/** The public list of preferred suppliers (SPEC 2.29), by tag, keyword, equipment and region. */
export function SuppliersPage({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  const search = useMemo(() => suppliersSearch(address), [address])
  const { page = 1, ...filters } = search
  const go = (next: SuppliersSearch, replace?: boolean) => onSearch(next as AnySearch, replace)
  const list = useNumberedList(
    goodBusinessApi.list,
    { query: { ...filters, page, size: usualPageSize } },
    { onPage: (next, replace) => go({ ...filters, page: next }, replace) },
  )
  const tag = list.data?.tags.find(({ id }) => id === search.tag_id)
  usePageTitle(...(tag ? [tag.name] : []), t`Preferred suppliers`)
  const { count } = list.data ?? {}
  return (
    <div className={classes.suppliers}>
      <Paper withBorder className={classes.page}>
        <div className={classes.head}>
          <div>
            <Title order={1} size="h4">
              <Trans>Preferred suppliers</Trans>
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>
                Certified companies whose equipment and certificates the market’s operators have looked at.
                Paid places say “Sponsored” and come first.
              </Trans>
            </Text>
          </div>
          <ButtonLink to="/backend/supplier" variant="default" flex="none">
            <Trans>Apply to be listed</Trans>
          </ButtonLink>
        </div>
        <SupplierFilters search={search} answer={list.data} onSearch={go} />
      </Paper>
      <Paper withBorder className={classes.page}>
        {count !== undefined && count > 0 && (
          <Text size="sm" c="dimmed" mb={4} role="status">
            <Plural value={count} one="# supplier" other="# suppliers" />
          </Text>
        )}
        <PagedList
          list={list}
          height={150}
          className={classes.cards}
          empty={
            isNarrowed(search) ? (
              <Empty
                title={t`No supplier matches`}
                hint={t`Choose another tag or lower the figures; or post a request, and suppliers quote.`}
              >
                <Button variant="default" onClick={() => go({})}>
                  <Trans>Clear filters</Trans>
                </Button>
              </Empty>
            ) : (
              <Empty
                icon={IconBuildingFactory2}
                title={t`No supplier is listed yet`}
                hint={t`Certified companies apply with their equipment and certificates.`}
              >
                <ButtonLink to="/backend/supplier">
                  <Trans>Apply to be listed</Trans>
                </ButtonLink>
              </Empty>
            )
          }
        >
          {(supplier) => <SupplierCard key={supplier.company.code} supplier={supplier} />}
        </PagedList>
      </Paper>
    </div>
  )
}
