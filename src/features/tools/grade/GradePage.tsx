import { Chip, Group, Select, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { gradeGroups, type GradeGroup } from '#contract/steel/grade.ts'
import { allGrades, findGrade } from '#contract/steel/grades.ts'
import { searchGradeTable } from '#contract/steel/grade_search.ts'
import { gradeSystems, type GradeSystem } from '#contract/steel/grade_systems.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import type { Address } from '../address.ts'
import { readAddress } from '../readers.ts'
import { ToolFrame } from '../ToolFrame.tsx'
import tools from '../Tools.module.css'
import { useTool } from '../use_tool.ts'
import classes from './Grade.module.css'
import { GradeCard } from './GradeCard.tsx'
import { GradeList } from './GradeList.tsx'
import { gradeReaders, type GradeName } from './grade_inputs.ts'

/** Tool that finds grades by any name, standard or country, and shows their equivalents. */
export function GradePage({ address }: { address: Address<GradeName> }) {
  useProductCategory()
  // The address may name a grade that operators added, so it is read again if it is known once those are loaded.
  const [opened] = useState(address)
  const isRead = readAddress(opened, gradeReaders).rejected.length === 0
  return <GradeFinder key={String(isRead)} address={address} grades={allGrades().length} />
}

/** `grades`: how many there are; the search is repeated when operators' own are loaded. */
function GradeFinder({ address, grades }: { address: Address<GradeName>; grades: number }) {
  const { t } = useLingui()
  const tool = useTool('/home/tools/grade', address, gradeReaders)
  const { texts, set } = tool
  const text = useDeferredValue(texts.text)
  const hits = useMemo(
    () =>
      searchGradeTable({
        text,
        group: (texts.group || undefined) as GradeGroup | undefined,
        system: (texts.system || undefined) as GradeSystem | undefined,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is searched grows with `grades`
    [text, texts.group, texts.system, grades],
  )
  const chosen = findGrade(texts.grade) ?? hits[0]?.grade
  const labels: Record<GradeName, string> = {
    text: t`Name, standard or country`,
    group: t`Material group`,
    system: t`Standards of`,
    grade: t`Grade`,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = hits[hits.findIndex(({ grade }) => grade === chosen) + step]
    if (step === 0 || !next) return
    event.preventDefault()
    set({ grade: next.grade.code })
  }
  return (
    <ToolFrame
      tool="grade"
      lead={<Trans>Grades of many standards, what they are called elsewhere, and how sure that is.</Trans>}
      rejected={tool.rejected.map(({ name, text: given }) => ({ label: labels[name], text: given }))}
      onDismiss={tool.dismiss}
    >
      <div className={classes.columns}>
        <section className={`${tools.box} ${classes.finder}`}>
          <div className={classes.question}>
            <TextInput
              id="text"
              type="search"
              label={labels.text}
              placeholder={t`e.g. 42CrMo, SCM440, 1.7225, GB/T 3077, Japan`}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={texts.text}
              onChange={(event) => set({ text: event.currentTarget.value, grade: '' })}
              onKeyDown={onKeyDown}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
            />
            <Select
              id="group"
              label={labels.group}
              data={gradeGroups.map((group) => ({ value: group.key, label: group[lang] }))}
              value={texts.group || null}
              onChange={(group) => set({ group: group ?? '', grade: '' })}
              placeholder={t`All groups`}
              clearable
              clearButtonProps={{ 'aria-label': t`All groups` }}
              searchable
              nothingFoundMessage={t`Nothing found`}
              maxDropdownHeight={360}
            />
          </div>
          <Group gap={6} role="group" aria-label={labels.system}>
            <span className={classes.systems}>{labels.system}</span>
            {gradeSystems.map((system) => (
              <Chip
                key={system.key}
                size="xs"
                checked={texts.system === system.key}
                onChange={(on) => set({ system: on ? system.key : '', grade: '' })}
              >
                {system[lang]}
              </Chip>
            ))}
          </Group>
          <p className={classes.count} role="status">
            {t`${plural(hits.length, { one: '# grade', other: '# grades' })}`}
          </p>
          <GradeList hits={hits} chosen={chosen} onChoose={(grade) => set({ grade: grade.code })} />
        </section>
        {chosen && <GradeCard key={chosen.code} grade={chosen} />}
      </div>
    </ToolFrame>
  )
}
