import { Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { GradeEquivalent } from '#contract/steel/grade.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import { exactEquivalents } from '#contract/steel/grades.ts'
import { lang } from '#shared/i18n/language.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Grade.module.css'
import { countryOf } from './grade_texts.ts'
import { RelationTag } from './RelationTag.tsx'

/** The other names of a comparable grade, such as its material number; those of an exact one are rows of their own. */
const alsoCalled = ({ code, kind }: GradeEquivalent): string[] =>
  kind === 'exact' ? [] : exactEquivalents(code).filter((name) => name !== code)

/** Table of a grade's other names, with the relation, the standard and the source of each. */
export function OtherNames({ others }: { others: readonly GradeEquivalent[] }) {
  const { t } = useLingui()
  return (
    <Table fz="sm" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t`Grade`}</Table.Th>
          <Table.Th>{t`Relation`}</Table.Th>
          <Table.Th>{t`Standard and source`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {others.map((other) => (
          <Table.Tr key={other.code}>
            <Table.Td>
              <span className={classes.other}>{other.code}</span>
              {alsoCalled(other).length > 0 && (
                <div className={classes.dimmed}>= {alsoCalled(other).join(' ')}</div>
              )}
            </Table.Td>
            <Table.Td>
              <RelationTag kind={other.kind} />{' '}
              {other.former && (
                <Tag tone="grey">
                  <Trans>superseded</Trans>
                </Tag>
              )}
            </Table.Td>
            <Table.Td>
              {[sourceText(other.standard, lang), countryOf(other.standard)].filter(Boolean).join(' · ')}
              <div className={classes.dimmed}>{sourceText(other.source, lang)}</div>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
