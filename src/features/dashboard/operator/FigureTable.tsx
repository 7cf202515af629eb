import { Table } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { formatCount } from '#shared/i18n/format.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { FigureLink } from './FigureLink.tsx'
import type { Place } from './figure_places.ts'

type Cell = { count: number; place?: Place | undefined } | { text: string }
type Props = {
  /** Accessible name of the table. */
  label: string
  /** Heading of the rows' names, then those of the numbers. */
  headings: readonly string[]
  rows: readonly { name: string; cells: readonly Cell[] }[]
}

/** A small table of numbers, each a link where there is a list of what it counts. */
export function FigureTable({ label, headings, rows }: Props) {
  const { t } = useLingui()
  const [first, ...others] = headings
  return (
    <ScrollRegion label={t`Table of figures`} minWidth={others.length > 4 ? 720 : 460} mt={6}>
      <Table fz="sm" verticalSpacing={4} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {others.map((heading) => (
              <Table.Th key={heading} scope="col" ta="right">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, cells }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              {cells.map((cell, at) => (
                <Table.Td key={others[at]} ta="right">
                  {'text' in cell ? (
                    cell.text
                  ) : (
                    <FigureLink label={`${name}, ${others[at]}`} place={cell.place}>
                      {formatCount(cell.count)}
                    </FigureLink>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
