import { Autocomplete, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { gradeGroups } from '#contract/steel/grade.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { allGrades, findGrade, gradeSpelling } from '#contract/steel/grades.ts'
import { nearestGrades } from '#contract/steel/nearest_grades.ts'
import { lang } from '../i18n/language.ts'
import { useProductCategory } from '../reference/reference.ts'
import classes from './form.module.css'
import { searchGrades } from './search_grades.ts'
import { inputProps, type WidgetProps } from './widget_props.ts'

const groupNames = new Map(gradeGroups.map((group) => [group.key, group[lang]]))

type Props = WidgetProps<string> & {
  /** What an unlisted grade means here; by default that it will be marked. */
  unlisted?: ReactNode
}

/**
 * A grade: listed ones with standard and group; another one may be typed, is marked as unlisted, and the listed ones that
 * it may have been meant as are offered.
 */
export function MaterialField(props: Props) {
  const { hint, value, onChange, unlisted } = props
  const { t } = useLingui()
  useProductCategory()
  const grades = allGrades()
  const typed = value ?? ''
  const found = useMemo(
    () => searchGrades(typed, 30).map((grade) => grade.code),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is searched grows with `grades`
    [typed, grades],
  )
  const listed = typed ? findGrade(typed) : undefined
  const meant = useMemo(() => (typed && !listed ? nearestGrades(typed) : []), [typed, listed])
  const isEquivalent = listed && foldGrade(listed.code) !== foldGrade(typed)
  return (
    <div>
      <Autocomplete
        {...inputProps(props)}
        description={
          isEquivalent ? (
            <Trans>Same composition as {listed.code}</Trans>
          ) : typed && !listed ? (
            <Text span size="xs" className={classes.unlisted}>
              {unlisted ?? <Trans>Unlisted grade, will be marked</Trans>}
            </Text>
          ) : (
            (hint ?? listed?.standard)
          )
        }
        data={found}
        filter={({ options }) => options}
        value={typed}
        onChange={(next) => onChange(next || null)}
        onBlur={() => {
          const spelling = gradeSpelling(typed)
          if (spelling !== typed) onChange(spelling || null)
        }}
        placeholder={t`e.g. 42CrMo`}
        autoComplete="off"
        maxDropdownHeight={320}
        comboboxProps={{ shadow: 'md', width: 300, position: 'bottom-start' }}
        renderOption={({ option }) => {
          const grade = findGrade(option.value)
          return (
            <Group justify="space-between" wrap="nowrap" w="100%" gap="xs">
              <Text size="sm" fw={600}>
                {option.value}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {grade && `${groupNames.get(grade.group)} · ${grade.standard}`}
              </Text>
            </Group>
          )
        }}
      />
      {meant.length > 0 && (
        <Group gap={6} mt={4}>
          <Text span size="xs">
            <Trans>Did you mean</Trans>
          </Text>
          {meant.map((name) => (
            <Button key={name} size="compact-xs" variant="light" onClick={() => onChange(name)}>
              {name}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}
