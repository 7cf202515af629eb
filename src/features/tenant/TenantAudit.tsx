import { Anchor, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CompanyOverview } from '#contract/tenant.ts'
import { actionLabels } from '#features/audit_log/index.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './Tenant.module.css'

/** What operators did with the company, newest first, with a link to the whole log for those who may read it. */
export function TenantAudit({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const session = useSession()
  if (company.audit.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing has been done yet</Trans>
      </Text>
    )
  return (
    <>
      <table className={classes.table}>
        <tbody>
          {company.audit.map(({ id, at, actor, action, comment }) => (
            <tr key={id}>
              <td className={classes.number}>{formatDate(at, true)}</td>
              <td>{actor[lang]}</td>
              <td>
                {actionLabels[action] ? t(actionLabels[action]) : action}
                {comment && ` · ${comment}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {allowed(session, 'admin_user.get') && (
        <Anchor
          component={Link}
          size="xs"
          to={'/admin/audit_log' as string}
          search={{ object_kind: 'tenant', object_sign: String(company.id) } as never}
        >
          <Trans>Show in the audit log</Trans>
        </Anchor>
      )}
    </>
  )
}
