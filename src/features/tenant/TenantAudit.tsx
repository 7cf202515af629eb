import { Anchor } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CompanyOverview } from '#contract/tenant.ts'
import { AuditRows } from '#features/audit_log/index.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'

/** What operators did with the company, its people and what it applied for, newest first, with a link to the whole log for those who may read it. */
export function TenantAudit({ company }: { company: CompanyOverview }) {
  const session = useSession()
  return (
    <>
      <AuditRows rows={company.audit} />
      {company.audit.length > 0 && allowed(session, 'admin_user.get') && (
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
