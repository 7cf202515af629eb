import { Select, Table } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { gradeGroups } from '#contract/steel/grade.ts'
import { grades } from '#contract/steel/grades.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from './BuiltIn.module.css'

/** The built-in grades of one group; each leads to its page among the tools, which has its other names and sources. */
export function BuiltInGrades() {
  const { t } = useLingui()
  const [group, setGroup] = useState<string>(gradeGroups[0].key)
  return (
    <>
      <Select
        label={t`Material group`}
        value={group}
        data={gradeGroups.map(({ key, ...name }) => ({
          value: key,
          label: `${name[lang]} (${grades.filter((grade) => grade.group === key).length})`,
        }))}
        onChange={(next) => next && setGroup(next)}
        allowDeselect={false}
        searchable
        w={320}
        m="12px 20px"
        maxDropdownHeight={420}
      />
      <Table stickyHeader fz="sm" className={classes.grades} aria-label={t`Built-in grades`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="16%">{t`Grade`}</Table.Th>
            <Table.Th>{t({ message: 'Name', context: 'thing' })}</Table.Th>
            <Table.Th w="26%">{t`Standard`}</Table.Th>
            <Table.Th w={110} ta="right">{t`Density`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {grades
            .filter((grade) => grade.group === group)
            .map((grade) => (
              <Table.Tr key={grade.code}>
                <Table.Td>
                  <Link to="/home/tools/grade" search={{ grade: [grade.code] }} className={classes.code}>
                    {grade.code}
                  </Link>
                </Table.Td>
                <Table.Td>{grade[lang]}</Table.Td>
                <Table.Td>{sourceText(grade.standard, lang)}</Table.Td>
                <Table.Td ta="right">{grade.density.toFixed(2)} g/cm³</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
