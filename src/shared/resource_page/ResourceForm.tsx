import { Button, Group, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Field } from '#contract/fields.ts'
import { call, type CallOptions } from '../api/call.ts'
import type { ApiError } from '../api/error.ts'
import { FormShell } from '../form/FormShell.tsx'
import { UnsavedHint } from '../form/UnsavedHint.tsx'
import type { WidgetProps } from '../form/widget_props.ts'
import { useEndpointForm } from '../form/use_endpoint_form.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { Options, ResourcePageEntry, ResourceRow, Values } from './define_page.ts'
import { FieldInput } from './FieldInput.tsx'
import classes from './ResourceForm.module.css'
import { useOptionLabel } from './use_option_label.ts'

type Bound = Pick<WidgetProps<unknown>, 'id' | 'value' | 'onChange' | 'error' | 'inner'>
type Props = {
  entry: ResourcePageEntry
  /** The row to change; undefined to add a new one. */
  row: ResourceRow | undefined
  onSaved: (row: ResourceRow) => void
}

/** The form of one row. Values that were typed but not saved are restored when the row is opened again. */
export function ResourceForm({ entry, row, onSaved }: Props) {
  const { of, api, labels, hints = {}, options = {}, defaults = {}, slots = {}, changes = [] } = entry
  const { t } = useLingui()
  const optionLabel = useOptionLabel()
  const [theirs, setTheirs] = useState<ResourceRow | null>(null)
  const [pending, setPending] = useState(0)
  /** The values that the server has asked about, as JSON, and what it says of them: others are asked about anew. */
  const [asked, setAsked] = useState<{ values: string; data: unknown } | null>(null)
  const isConfirming = useRef(false)
  const names = of.written
  const fixed: readonly string[] = row && entry.fixed ? entry.fixed(row) : []
  const endpoint = row ? api.update! : api.create!
  /** The revision that the form was filled from. If the list loads a newer one, typed values must not overwrite it unnoticed. */
  const [base, setBase] = useState(row?.revision ?? 0)
  const valuesOf = (from: Values): Values =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  const form = useEndpointForm(endpoint, {
    id: of.name,
    values: valuesOf(row ?? (defaults as Values)),
    toBody: (values: Values) => values,
    keptAs: `${of.name}-${row?.id ?? 'new'}`,
    changes: [api.list, ...changes],
    ...(row && { send: (body: unknown) => save(base, body) }),
    ...(of.asks && { send: (body: unknown, options: CallOptions) => sendAsked(body, options) }),
    onSent: (saved: unknown) => accept(saved as ResourceRow),
    onRefused: (error: ApiError) => {
      if (error.code === 'edit_conflict') setTheirs(error.data as ResourceRow)
      else if (of.asks && error.status === 409)
        setAsked({ values: JSON.stringify(form.values), data: error.data })
      return undefined
    },
  })
  const { isEdited } = form
  const isAsked = asked !== null && asked.values === JSON.stringify(form.values)
  const save = (revision: number, body: unknown) =>
    call(api.update!, { params: { id: row!.id }, query: { revision }, body } as never, { keep: true })
  /** Unusual values are sent again with `confirmed`, once the operator has pressed the button that says so. */
  const sendAsked = (body: unknown, options: CallOptions) => {
    const query = { ...(row && { revision: base }), ...(isConfirming.current && { confirmed: 1 }) }
    const idempotencyKey = isConfirming.current ? crypto.randomUUID() : options.idempotencyKey
    isConfirming.current = false
    const input = { ...(row && { params: { id: row.id } }), query, body }
    return call(endpoint, input as never, { ...options, idempotencyKey })
  }
  const accept = (saved: ResourceRow) => {
    setBase(saved.revision)
    form.reset(valuesOf(saved))
    onSaved(saved)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    // The browser would save the page as a file.
    event.preventDefault()
    const isDialogOpen = document.querySelector('[role=dialog], [aria-modal=true]') !== null
    if (isEdited && pending === 0 && !isDialogOpen) form.shell.onSubmit()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (row && row.revision > base && !isEdited) {
    setBase(row.revision)
    form.reset(valuesOf(row))
  }

  return (
    <FormShell {...form.shell}>
      <Stack gap="sm">
        {names.map((name) => (
          <fieldset key={name} className={classes.field} disabled={fixed.includes(name)}>
            <FieldInput
              {...(form.field(name) as Bound)}
              field={of.fields[name] as Field}
              label={t(labels[name]!)}
              hint={hints[name] && t(hints[name])}
              required={(of.required as readonly string[]).includes(name)}
              choices={Object.entries((options[name] ?? {}) as Options).map(([value, label]) => ({
                value,
                label: optionLabel(label),
              }))}
              onPending={setPending}
            />
          </fieldset>
        ))}
        {slots.preview && <slots.preview values={form.values} row={row} />}
        {isAsked && slots.asked && <slots.asked data={asked.data} />}
        <Group justify="flex-end" gap="xs">
          <UnsavedHint form={form} />
          {isAsked && (
            <Button
              variant="default"
              loading={form.isSending}
              onClick={() => {
                isConfirming.current = true
                form.shell.onSubmit()
              }}
            >
              <Trans>It is right: save it</Trans>
            </Button>
          )}
          <Button type="submit" loading={form.isSending} disabled={pending > 0} title={t`Ctrl + S`}>
            {row ? <Trans>Save</Trans> : <Trans>Add</Trans>}
          </Button>
        </Group>
      </Stack>
      {theirs && row && (
        <ConflictDialog
          entry={entry}
          typed={form.values}
          theirs={theirs}
          onTheirs={() => {
            setTheirs(null)
            accept(theirs)
          }}
          onMine={async () => accept((await save(theirs.revision, form.values)) as ResourceRow)}
          onClose={() => setTheirs(null)}
        />
      )}
    </FormShell>
  )
}
