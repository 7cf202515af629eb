import { useLingui } from '@lingui/react/macro'
import type { PersonOverview } from '#contract/user.ts'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useCountries } from '#shared/reference/reference.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { accountTexts } from './account_texts.ts'

/** How the person signs in, and the dates of the account. */
export function UserAccount({ person }: { person: PersonOverview }) {
  const { t } = useLingui()
  const country = useCountries().find(({ code }) => code === person.country)
  const { state, app_time: app, frozen_time: frozen, deletion_time: deletion } = person
  return (
    <Facts>
      <Fact label={t`Name`}>{person.name[lang]}</Fact>
      <Fact label={t`Mobile number`}>{person.mobile ?? '–'}</Fact>
      <Fact label={t`E-mail`}>{person.email ?? '–'}</Fact>
      <Fact label={t`State`}>
        <Tag tone={accountTexts[state].tone}>{t(accountTexts[state].label)}</Tag>
        {state === 'frozen' && frozen && ` ${formatDate(frozen, true)}`}
      </Fact>
      <Fact label={t`Country`}>{country ? country[lang === 'zh' ? 'cnName' : 'name'] : person.country}</Fact>
      <Fact label={t`Password`}>{person.has_password ? t`Set` : t`Not set`}</Fact>
      <Fact label={t`Two-step verification`}>
        {app ? t`Authenticator app since ${formatDate(app)}` : t`No authenticator app`}
      </Fact>
      <Fact label={t`Passkeys`}>{formatCount(person.passkeys)}</Fact>
      <Fact label={t`Registered`}>{formatDate(person.created_time, true)}</Fact>
      <Fact label={t`Last login`}>
        {person.last_login_time ? formatDate(person.last_login_time, true) : '–'}
      </Fact>
      {deletion && <Fact label={t`To be deleted on`}>{formatDate(deletion)}</Fact>}
    </Facts>
  )
}
