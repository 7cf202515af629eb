import { Button, Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconZoomExclamation } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { gradeGroups, type Grade } from '#contract/steel/grade.ts'
import type { GradeHit } from '#contract/steel/grade_search.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import { lang } from '#shared/i18n/language.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import classes from './Grade.module.css'
import { RelationTag } from './RelationTag.tsx'

const groupNames = new Map(gradeGroups.map((group) => [group.key, group[lang]]))

type Props = { hits: readonly GradeHit[]; chosen: Grade | undefined; onChoose: (grade: Grade) => void }

/** Rows that are rendered at first, and with each step: all of them together would make typing slow. */
const step = 100

/** Table of the grades that were found, the best first; the chosen one is shown beside it. */
export function GradeList({ hits, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const scroll = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState({ hits, count: step })
  const code = chosen?.code
  const place = hits.findIndex(({ grade }) => grade === chosen)
  // The chosen grade is among the rows, wherever the arrow keys have led.
  const asked = wanted.hits === hits ? wanted.count : step
  const count = Math.max(asked, Math.ceil((place + 2) / step) * step)
  useEffect(() => {
    scroll.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [code])
  if (hits.length === 0)
    return (
      <Empty
        icon={IconZoomExclamation}
        title={<Trans>No grade of the table fits</Trans>}
        hint={
          <Trans>
            Try a part of the name, another standard, or fewer filters. Unlisted grades can be traded too.
          </Trans>
        }
      />
    )
  return (
    <div ref={scroll} className={classes.list} role="region" aria-label={t`Grades found`}>
      <Table fz="sm" className={classes.table} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Grade`}</Table.Th>
            <Table.Th>{t`Matched as`}</Table.Th>
            <Table.Th>{t`Material group`}</Table.Th>
            <Table.Th>{t`Standard`}</Table.Th>
            <Table.Th data-align="right">g/cm³</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {hits.slice(0, count).map(({ grade, via }) => (
            <Table.Tr
              key={grade.code}
              aria-current={grade === chosen || undefined}
              onClick={() => onChoose(grade)}
            >
              <Table.Td>
                <button type="button" className={classes.choose} onClick={() => onChoose(grade)}>
                  {grade.code}
                </button>
              </Table.Td>
              <Table.Td>
                {via ? (
                  <>
                    {via.code} <RelationTag kind={via.kind} />
                  </>
                ) : (
                  <span className={classes.dimmed}>{grade[lang]}</span>
                )}
              </Table.Td>
              <Table.Td>{groupNames.get(grade.group)}</Table.Td>
              <Table.Td>{sourceText(grade.standard, lang)}</Table.Td>
              <Table.Td data-align="right">{grade.density.toFixed(2)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {hits.length > count && (
        <Button
          variant="subtle"
          size="compact-sm"
          m={12}
          onClick={() => setWanted({ hits, count: count + step })}
        >
          <Trans>Show more ({hits.length - count})</Trans>
        </Button>
      )}
    </div>
  )
}
