import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'

type Props = {
  /** Code of what is reported; empty for a request of a group buying (spec §7). */
  sign: string
  intro: ReactNode
  label: string
  hint?: string
  send: ReactNode
  onClose: () => void
}

/** Free text to the operators (spec §7: user_accusation). */
export function AccusationForm({ sign, intro, label, hint, send, onClose }: Props) {
  const form = useEndpointForm(userAccusationApi.create, {
    id: 'report',
    values: { comment: '', record_sign: sign, module: 'accusation' as const },
    keptAs: `accusation ${sign}`,
    onSent: onClose,
  })
  return (
    <FormShell {...form.shell}>
      <Text size="sm" c="dimmed" mb="md">
        {intro}
      </Text>
      <TextareaField {...form.field('comment')} label={label} hint={hint} required rows={4} />
      <FormButtons isSending={form.isSending} submitLabel={send} onClose={onClose} />
    </FormShell>
  )
}
