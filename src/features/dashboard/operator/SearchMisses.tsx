import { Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { FigureLink } from './FigureLink.tsx'
import { FigureSection } from './FigureSection.tsx'

/** What people searched for and did not find; each term repeats the search. */
export function SearchMisses({ days }: { days: FigureRange }) {
  const { t } = useLingui()
  const found = useQuery({
    ...query(operatorFiguresApi.searches, { query: { days } }, { keep: true, background: true }),
    placeholderData: keepPreviousData,
  })
  const label = t`Searches without results`
  return (
    <FigureSection
      title={label}
      hint={t`Kept for 90 days, without the names of those who searched. Terms that look like a phone number are not kept.`}
      found={found}
      height={200}
    >
      {(terms) =>
        terms.length === 0 ? (
          <Text size="sm">
            <Trans>Every search found something.</Trans>
          </Text>
        ) : (
          <ScrollRegion label={t`Table of figures`} minWidth={460}>
            <Table fz="sm" verticalSpacing={4} aria-label={label}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">
                    <Trans>Search term</Trans>
                  </Table.Th>
                  <Table.Th scope="col">
                    <Trans>Kind</Trans>
                  </Table.Th>
                  <Table.Th scope="col" ta="right">
                    <Trans>Searches</Trans>
                  </Table.Th>
                  <Table.Th scope="col" ta="right">
                    <Trans>Last on</Trans>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {terms.map(({ kind, term, count, last_day: day }) => (
                  <Table.Tr key={`${kind} ${term}`}>
                    <Table.Th scope="row" fw={400}>
                      <FigureLink
                        label={t`Search again`}
                        place={{ to: `/home/${kind}`, search: { keyword: term } }}
                      >
                        {term}
                      </FigureLink>
                    </Table.Th>
                    <Table.Td>{t(postingKindLabels[kind])}</Table.Td>
                    <Table.Td ta="right">{formatCount(count)}</Table.Td>
                    <Table.Td ta="right">{formatDate(day)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </ScrollRegion>
        )
      }
    </FigureSection>
  )
}
