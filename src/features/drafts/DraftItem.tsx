import { Badge, Button, Group, Progress, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { localFiles } from '#shared/offline/local_files.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { dimsOfShape } from '#features/postings/form/form_values.ts'
import { previewTitles } from '#features/postings/form/PreviewPanel.tsx'
import { submittedTab } from '#features/postings/own_search.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import type { DraftEntry } from './drafts_on_device.ts'
import classes from './DraftsPage.module.css'
import { queueStateColor, queueStateLabel } from '#features/postings/queue_labels.ts'
import type { useDraftActions } from './use_draft_actions.ts'

type Props = {
  entry: DraftEntry
  isOnline: boolean
  actions: ReturnType<typeof useDraftActions>
}

/** One draft or queued item: what it is, its state, and its actions. */
export function DraftItem({ entry, isOnline, actions }: Props) {
  const { t } = useLingui()
  const { draft, item } = entry
  const kind = entryOfKind(draft?.kind ?? item!.kind)
  const values = draft?.values ?? {}
  const shape = (values.shape ?? null) as Shape | null
  const title = previewTitles(kind, values)?.[lang] ?? item?.title ?? t`Draft without a title`
  const code = draft?.code ?? item?.answer?.code ?? item?.code ?? null
  const isSending = item?.state === 'sending' && isOnline
  const waiting = draft ? localFiles(values).length : 0
  const search =
    item?.state === 'published'
      ? { state: submittedTab(kind) }
      : draft?.code
        ? { command: 'edit', code: draft.code }
        : { command: 'create', draft: entry.id }
  return (
    <li className={classes.item}>
      <div className={classes.sketch}>
        <Sketch
          shape={shape ?? 'drawing'}
          dims={shape ? dimsOfShape(shape, (values.dims ?? {}) as Dims) : {}}
          size="row"
        />
      </div>
      <div className={classes.what}>
        <Text fw={600}>{title}</Text>
        <Group gap={8}>
          <Badge variant="light" radius="sm" tt="none" color={queueStateColor(item, isOnline)}>
            {queueStateLabel(item, isOnline)}
          </Badge>
          <Text size="xs" c="dimmed">
            {[t(kind.view.title), code, formatAge(new Date(entry.at))].filter(Boolean).join(' · ')}
          </Text>
          {waiting > 0 && !item && (
            <Text size="xs" c="dimmed">
              {t`${plural(waiting, { one: '# file is only on this device', other: '# files are only on this device' })}`}
            </Text>
          )}
        </Group>
        {item?.problem && item.state !== 'published' && (
          <Text size="sm" c={item.state === 'needs_you' ? 'red' : 'dimmed'}>
            {item.problem.message || t`A file is no longer on this device; choose it again`}
          </Text>
        )}
        {isSending && item.files && (
          <Progress
            w={260}
            size="sm"
            value={(item.files.done / item.files.total) * 100}
            aria-label={t`Progress of ${title}`}
          />
        )}
      </div>
      <Group gap={6} wrap="nowrap">
        {item && (item.state === 'waiting' || item.state === 'paused') && (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => void actions.retry(item.key)}
            disabled={!isOnline}
          >
            <Trans>Send now</Trans>
          </Button>
        )}
        <Button
          size="compact-md"
          variant={item?.state === 'needs_you' ? 'filled' : 'default'}
          renderRoot={(root) => <Link {...root} to={kind.view.route.own} search={search as never} />}
        >
          {item?.state === 'published' ? t`See it` : t`Open`}
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          disabled={isSending}
          onClick={() => void actions.discard(entry.id, title)}
        >
          {item?.state === 'published' ? t`Remove from the list` : t`Discard draft`}
        </Button>
      </Group>
    </li>
  )
}
