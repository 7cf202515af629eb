import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Tenant.module.css'

/** The accounts of the company, the main one first. */
export function TenantPeople({ people }: Pick<CompanyOverview, 'people'>) {
  const { t } = useLingui()
  return (
    <table className={classes.table}>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              {person.name[lang]}{' '}
              {person.is_frozen && (
                <Tag tone="amber">
                  <Trans>Frozen</Trans>
                </Tag>
              )}
            </td>
            <td>{person.role === 'main_account' ? t`Main account` : t`Staff`}</td>
            <td className={classes.number}>
              {person.last_login_time ? formatDate(person.last_login_time) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
