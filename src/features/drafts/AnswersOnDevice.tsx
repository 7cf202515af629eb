import { Badge, Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatAge } from '#shared/i18n/format.ts'
import type { DraftRow } from '#shared/offline/account_rows.ts'
import { answeredCode, isQuoteDraft, type KeptAnswer } from '#shared/offline/draft_names.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { postingPath } from '#features/postings/posting_path.ts'
import { entryOfCode } from '#features/postings/registry.ts'
import classes from './DraftsPage.module.css'
import type { useDraftActions } from './use_draft_actions.ts'

type Props = { answers: readonly DraftRow[]; actions: ReturnType<typeof useDraftActions> }

/** Unsent quotes and enquiries on this device, each with a link to its form on the posting's page. */
export function AnswersOnDevice({ answers, actions }: Props) {
  const { t } = useLingui()
  if (answers.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t`Unsent quotes and enquiries`}>
      {answers.map(({ id, updatedAt, form }) => {
        const code = answeredCode(id) ?? ''
        const entry = entryOfCode(code)
        if (!entry) return null
        const { title, values } = form as KeptAnswer<Readonly<Record<string, unknown>>>
        const posting = title || code
        const name = isQuoteDraft(id) ? t`Quote on ${posting}` : t`Enquiry about ${posting}`
        const waiting = localFiles(values ?? {}).length
        return (
          <li key={id} className={classes.item} data-quote>
            <div className={classes.what}>
              <Text fw={600}>{name}</Text>
              <Group gap={8}>
                <Badge variant="light" radius="sm" tt="none" color="gray">
                  <Trans>Saved on this device</Trans>
                </Badge>
                <Text size="xs" c="dimmed">
                  {[t(entry.view.title), code, formatAge(new Date(updatedAt))].join(' · ')}
                </Text>
                {waiting > 0 && (
                  <Text size="xs" c="dimmed">
                    {t`${plural(waiting, { one: '# file is only on this device', other: '# files are only on this device' })}`}
                  </Text>
                )}
              </Group>
            </div>
            <Group gap={6} wrap="nowrap">
              <Button
                size="compact-md"
                variant="default"
                renderRoot={(root) => (
                  <Link {...root} to={postingPath({ kind: entry.definition.kind, code })} hash={id} />
                )}
              >
                <Trans>Open</Trans>
              </Button>
              <Button
                size="compact-md"
                variant="subtle"
                color="red"
                onClick={() => void actions.discard(id, name)}
              >
                <Trans>Discard draft</Trans>
              </Button>
            </Group>
          </li>
        )
      })}
    </ul>
  )
}
