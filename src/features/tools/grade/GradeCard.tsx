import { Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconScale, IconSearch } from '@tabler/icons-react'
import { gradeGroups, type Grade } from '#contract/steel/grade.ts'
import { latinName } from '#contract/steel/grade_names.ts'
import { otherMeanings } from '#contract/steel/grades.ts'
import { otherNames } from '#contract/steel/grade_search.ts'
import { limitText } from '#contract/steel/certificate_check.ts'
import { chemistryOf } from '#contract/steel/chemistry.ts'
import { elements } from '#contract/steel/heat.ts'
import { sourceText } from '#contract/steel/grade_sources.ts'
import { lang } from '#shared/i18n/language.ts'
import { AnchorLink, ButtonLink } from '#shared/ui/links.tsx'
import { ResultButtons } from '../ResultButtons.tsx'
import tools from '../Tools.module.css'
import classes from './Grade.module.css'
import { countryOf, hardnessText, statesText } from './grade_texts.ts'
import { OtherNames } from './OtherNames.tsx'

/** Where certificates have an element; those that they have no column for come last. */
function placeOf(element: string): number {
  const at = elements.findIndex((name) => name === element)
  return at < 0 ? elements.length : at
}

/** One grade: its facts, its other names with the source of each, and links to stock and weight of this grade. */
export function GradeCard({ grade }: { grade: Grade }) {
  const { t } = useLingui()
  const others = otherNames(grade)
  const group = gradeGroups.find(({ key }) => key === grade.group)!
  const facts = [
    [t`Standard`, [sourceText(grade.standard, lang), countryOf(grade.standard)].filter(Boolean).join(' · ')],
    [t`Material group`, group[lang]],
    [t`Density`, `${grade.density.toFixed(2)} g/cm³`],
    [t`Usual conditions`, statesText(grade)],
    [t`Hardness`, hardnessText(grade)],
    [t`Source of the row`, sourceText(grade.source, lang)],
  ].filter(([, value]) => value)
  const relation = { exact: t`exact`, comparable: t`comparable` }
  const limits = [...chemistryOf(grade.chemistry ?? '')].sort(([a], [b]) => placeOf(a) - placeOf(b))
  const text = [
    `${grade.code} ${grade[lang]}`,
    ...(grade.supersededBy ? [`${t`Superseded by`}: ${grade.supersededBy}`] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...limits.map(([element, limit]) => `${element}\t${limitText(limit)}`),
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
        <span lang={lang === 'zh' ? 'en-US' : 'zh-CN'}>{lang === 'zh' ? grade.en : grade.zh}</span>{' '}
        {latinName(grade.code) !== grade.code && <span>{latinName(grade.code)}</span>}
      </p>
      {grade.supersededBy && (
        <p className={classes.superseded}>
          <Trans>
            Superseded: the standard in force has <GradeLink code={grade.supersededBy} /> instead.
          </Trans>
        </p>
      )}
      {otherMeanings(grade.code).map(({ code }) => (
        <p key={code} className={classes.superseded}>
          <Trans>
            The same name is used for <GradeLink code={code} />, another material.
          </Trans>
        </p>
      ))}
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
      {limits.length > 0 && (
        <>
          <h3 className={classes.title}>
            <Trans>Chemistry, heat analysis in %</Trans>
          </h3>
          <dl className={classes.chemistry}>
            {limits.map(([element, limit]) => (
              <div key={element}>
                <dt>{element}</dt>
                <dd>{limitText(limit)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
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
          the ranges only overlap; check both standards before you replace one by the other. Figures that
          depend on section, class or agreement are left out; the standard decides.
        </Trans>
      </p>
      <ResultButtons text={text} />
    </section>
  )
}

function GradeLink({ code }: { code: string }) {
  return (
    <AnchorLink to="/home/tools/grade" search={{ grade: [code] }} inherit>
      {code}
    </AnchorLink>
  )
}
