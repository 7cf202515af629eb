import { useLingui } from '@lingui/react/macro'
import type { UserAccusation } from '#contract/resources/user_accusation.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { About } from './About.tsx'
import { subjectKinds } from './subject_kinds.ts'
import classes from './Accusation.module.css'

/** A report or request with all that a decision needs, and the decision. */
export function AccusationDetail({ row }: { row: ResourceRow }) {
  const { t } = useLingui()
  const { subject, comment, kind, author, company, created_time, operator, handled_at, answer } =
    row as unknown as UserAccusation
  return (
    <>
      <p className={classes.text}>{comment}</p>
      <Facts>
        {subject === 'report' && (
          <Fact label={t`About`}>
            {kind && t(subjectKinds[kind])}
            <About row={row} />
          </Fact>
        )}
        <Fact label={t`Sent by`}>
          {[author?.[lang], company?.[lang]].filter(Boolean).join(' · ')} · {formatDate(created_time, true)}
        </Fact>
        {operator && (
          <Fact label={t`Handled by`}>
            {operator[lang]}
            {handled_at && ` · ${formatDate(handled_at, true)}`}
          </Fact>
        )}
        {answer && (
          <Fact label={t`Answer`}>
            <span className={classes.text}>{answer}</span>
          </Fact>
        )}
      </Facts>
    </>
  )
}
