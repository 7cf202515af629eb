import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import type { SettingSection } from '#contract/site_sections.ts'
import { settingHistoryApi, siteSettings, type SettingApi } from '#contract/site_settings.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { query } from '#shared/api/query.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { ChangedLines } from './ChangedLines.tsx'
import { changedLines } from './setting_lines.ts'
import { SettingHistory } from './SettingHistory.tsx'

type Kept<V> = Reply<SettingApi<V>['read']>

/** What the inputs of a section get. */
export type Edit<V> = {
  value: V
  /** An empty field is null, which the schema refuses where a value is needed. */
  set: (change: { [K in keyof V]?: V[K] | null }) => void
  /** Id and message of the input at this path of the value. */
  at: (path: string) => { id: string; error?: string }
}

type Props<V> = {
  section: SettingSection
  intro: ReactNode
  /** While something is being uploaded, nothing can be saved. */
  isBusy?: boolean
  children: (edit: Edit<V>) => ReactNode
  /** How people will see the value; outside of the form, because it may contain one. */
  preview: (value: V) => ReactNode
}

/** The form of a section of the site settings, with what would change and the earlier versions. */
export function SettingEditor<V extends object>(props: Props<V>) {
  const api = siteSettings[props.section] as unknown as SettingApi<V>
  const stored = useQuery({ ...query(api.read, {}), staleTime: 0, refetchOnWindowFocus: false })
  if (stored.isError) return <ErrorPanel error={stored.error} retry={() => void stored.refetch()} />
  // A remembered answer may be an old version, and what is typed would begin there.
  if (!stored.data || !stored.isFetchedAfterMount) return <PageSkeleton />
  return <Editor {...props} api={api} start={stored.data} />
}

function Editor<V extends object>(props: Props<V> & { api: SettingApi<V>; start: Kept<V> }) {
  const { section, intro, isBusy = false, children, preview, api, start } = props
  const { t, i18n } = useLingui()
  const [base, setBase] = useState(start)
  const [showsHistory, setShowsHistory] = useState(false)
  const valuesOf = ({ revision, value }: Kept<V>) => ({ revision, value })
  const form = useEndpointForm(api.write, {
    id: 'setting',
    values: valuesOf(start),
    toBody: (values) => values,
    keptAs: `site settings: ${section}`,
    changes: [websiteConfigApi.get, settingHistoryApi.list],
    onSent: (saved) => begin(saved),
  })
  const { value, revision } = form.values
  /** Shows a stored version and forgets what was typed. */
  function begin(saved: Kept<V>): void {
    setBase(saved)
    form.reset(valuesOf(saved))
  }
  const edit: Edit<V> = {
    value,
    // The version goes with what is typed, also when this tab keeps it until later.
    set: (change) => form.set({ value: { ...value, ...change } as V, revision }),
    at: (path) => ({ id: `setting-value.${path}`, error: form.errors[`value.${path}`] }),
  }
  const changes = changedLines(section, [base.value, value], i18n)
  const error = form.shell.submitError
  const theirs = error?.code === 'edit_conflict' ? (error.data as Kept<V>) : undefined
  const { revision: number, updated_by: who } = base
  const time = base.updated_time && formatDate(base.updated_time, true)
  return (
    <>
      <Group justify="space-between" align="start" mb="md">
        <Text size="sm" c="dimmed" maw={640}>
          {intro}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconHistory size={14} aria-hidden />}
          onClick={() => setShowsHistory(true)}
        >
          <Trans>Earlier versions</Trans>
        </Button>
      </Group>
      <FormShell {...form.shell} submitError={theirs ? null : error}>
        {children(edit)}
        {theirs && (
          <Alert color="yellow" mt="md" title={t`Somebody else has changed this meanwhile`} role="alert">
            <ChangedLines
              lines={changedLines(section, [theirs.value, value], i18n)}
              before={<Trans>Saved version</Trans>}
              after={<Trans>Your version</Trans>}
            />
            <Group mt="sm">
              <Button variant="default" onClick={() => begin(theirs)}>
                <Trans>Take the saved version</Trans>
              </Button>
              <Button
                onClick={() => {
                  setBase(theirs)
                  form.reset({ revision: theirs.revision, value: theirs.value })
                  form.set({ revision: theirs.revision, value })
                }}
              >
                <Trans>Go on with mine</Trans>
              </Button>
            </Group>
          </Alert>
        )}
        {changes.length > 0 && !theirs && (
          <section aria-labelledby="setting-changes">
            <Title order={2} fz="sm" mt="lg" id="setting-changes">
              <Trans>What you change</Trans>
            </Title>
            <ChangedLines lines={changes} before={<Trans>Now</Trans>} after={<Trans>After saving</Trans>} />
          </section>
        )}
        <Group justify="space-between" mt="md">
          <Text size="xs" c="dimmed">
            {time &&
              (who ? (
                <Trans>
                  Version {number}, {who}, {time}
                </Trans>
              ) : (
                <Trans>As installed</Trans>
              ))}
          </Text>
          <Group>
            <Button
              variant="default"
              disabled={changes.length === 0 || form.isSending}
              onClick={() => begin(base)}
            >
              <Trans>Discard changes</Trans>
            </Button>
            <Button
              type="submit"
              loading={form.isSending}
              disabled={isBusy || changes.length === 0 || theirs !== undefined}
            >
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Group>
      </FormShell>
      {preview(value)}
      {showsHistory && (
        <SettingHistory
          section={section}
          onRestore={(earlier) => {
            edit.set(earlier as V)
            setShowsHistory(false)
          }}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </>
  )
}
