import { Anchor, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { postings } from '#contract/postings/index.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { postingKindLabels, postingStateLabel } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './Tenant.module.css'

/** Numbers of the company's submitted postings; those of a kind that the operator reviews lead to its list. */
export function TenantPostings({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const session = useSession()
  const kinds = [...new Set(company.postings.map(({ kind }) => kind))]
  if (kinds.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing was submitted yet.</Trans>
      </Text>
    )
  return (
    <table className={classes.table}>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(postingKindLabels[kind])}</th>
            <td>
              <Group gap="sm">
                {company.postings
                  .filter((one) => one.kind === kind)
                  .map(({ state, count }) => {
                    const text = `${t(postingStateLabel(kind, state as PostingState))} ${formatCount(count)}`
                    return allowed(session, postings[kind].definition.adminPermission) ? (
                      <Anchor
                        key={state}
                        component={Link}
                        size="xs"
                        to={`/admin/${kind}` as string}
                        search={{ state, keyword: company.name } as never}
                      >
                        {text}
                      </Anchor>
                    ) : (
                      <Text key={state} size="xs">
                        {text}
                      </Text>
                    )
                  })}
              </Group>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
