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
import classes from '#shared/resource_page/Detail.module.css'

type Props = Pick<CompanyOverview, 'postings'> & {
  /** What the operators' lists are searched for; without it nothing leads there. */
  keyword?: string
}

/** Numbers of submitted postings; those of a kind that the operator reviews lead to its list. */
export function PostingCounts({ postings: counts, keyword }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const kinds = [...new Set(counts.map(({ kind }) => kind))]
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
            <th scope="row" className={classes.name}>
              {t(postingKindLabels[kind])}
            </th>
            <td>
              <Group gap="sm">
                {counts
                  .filter((one) => one.kind === kind)
                  .map(({ state, count }) => {
                    const text = `${t(postingStateLabel(kind, state as PostingState))} ${formatCount(count)}`
                    return keyword !== undefined &&
                      allowed(session, postings[kind].definition.adminPermission) ? (
                      <Anchor
                        key={state}
                        component={Link}
                        size="xs"
                        to={`/admin/${kind}` as string}
                        search={{ state, keyword } as never}
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
