import { Group, Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconScale, IconSearch } from '@tabler/icons-react'
import { gradeGroups, type Grade, type GradeEquivalent } from '#contract/steel/grade.ts'
import { otherNames } from '#contract/steel/grade_search.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import { gradeSystems, systemOf } from '#contract/steel/grade_systems.ts'
import { lang } from '#shared/i18n/language.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { ResultButtons } from '../ResultButtons.tsx'
import tools from '../Tools.module.css'
import classes from './Grade.module.css'
import { RelationTag } from './RelationTag.tsx'

const countryOf = (standard: string) => gradeSystems.find(({ key }) => key === systemOf(standard))?.[lang]

/** One grade: its facts, its other names with the source of each, and links to stock and weight of this grade. */
export function GradeCard({ grade }: { grade: Grade }) {
  const { t } = useLingui()
  const others = otherNames(grade)
  const group = gradeGroups.find(({ key }) => key === grade.group)!
  const facts = [
    [t`Standard`, [sourceText(grade.standard, lang), countryOf(grade.standard)].filter(Boolean).join(' · ')],
    [t`Material group`, group[lang]],
    [t`Density`, `${grade.density.toFixed(2)} g/cm³`],
    [t`Source of the row`, sourceText(grade.source, lang)],
  ] as const
  const relation = { exact: t`exact`, comparable: t`comparable` }
  const text = [
    `${grade.code} ${grade[lang]}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...others.map((other) =>
      [
        other.code,
        relation[other.kind],
        sourceText(other.standard, lang),
        sourceText(other.source, lang),
      ].join('\t'),
    ),
  ].join('\n')
  return (
    <section className={`${tools.box} ${classes.card}`} aria-label={grade.code}>
      <h2 className={classes.code}>{grade.code}</h2>
      <p className={classes.names}>
        {grade[lang]}{' '}
        <span lang={lang === 'zh' ? 'en-US' : 'zh-CN'}>{lang === 'zh' ? grade.en : grade.zh}</span>
      </p>
      <Group gap={8} className={tools.noPrint}>
        <ButtonLink
          to="/home/quotation"
          search={{ material: [grade.code] }}
          leftSection={<IconSearch size={15} aria-hidden />}
        >
          <Trans>Find stock of this grade</Trans>
        </ButtonLink>
        <ButtonLink
          to="/home/tools/weight"
          search={{ material: [grade.code] }}
          variant="default"
          leftSection={<IconScale size={15} aria-hidden />}
        >
          <Trans>Calculate weight</Trans>
        </ButtonLink>
      </Group>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.title}>
        <Trans>Other names</Trans>
      </h3>
      {others.length === 0 ? (
        <p className={classes.dimmed}>
          <Trans>The table lists no other name for this grade.</Trans>
        </p>
      ) : (
        <OtherNames others={others} />
      )}
      <p className={classes.note}>
        <Trans>
          Exact: the composition counts as the same, and a search for one name finds the other. Comparable:
          the ranges only overlap; check both standards before you replace one by the other. Compositions are
          not in this table; the standard has them.
        </Trans>
      </p>
      <ResultButtons text={text} />
    </section>
  )
}

function OtherNames({ others }: { others: readonly GradeEquivalent[] }) {
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
            <Table.Td className={classes.other}>{other.code}</Table.Td>
            <Table.Td>
              <RelationTag kind={other.kind} />
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
