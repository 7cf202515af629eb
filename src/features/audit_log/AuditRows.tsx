import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from '#shared/resource_page/Detail.module.css'
import { actionLabels } from './action_labels.ts'
import { kindLabels } from './kind_labels.ts'

type Row = {
  id: number
  at: string
  /** Null for what the server does by itself. */
  actor: { zh: string; en: string } | null
  action: string
  /** Left out where all rows are about the same object. */
  object_kind?: string
  comment: string | null
}

/** Rows of the log in short, on the page of what they are about. */
export function AuditRows({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui()
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing has been done yet</Trans>
      </Text>
    )
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map(({ id, at, actor, action, object_kind: kind, comment }) => (
          <tr key={id}>
            <td className={classes.number}>{formatDate(at, true)}</td>
            <td>{actor?.[lang] ?? '–'}</td>
            <td>
              {kind !== undefined && `${kindLabels[kind] ? t(kindLabels[kind]) : kind} · `}
              {actionLabels[action] ? t(actionLabels[action]) : action}
              {comment && ` · ${comment}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
