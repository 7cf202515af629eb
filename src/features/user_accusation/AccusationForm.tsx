import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { FormButtons } from '#shared/form/FormDialog.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { HelpLink } from '#features/help/index.ts'

type Props = {
  /** Code of the reported posting; empty for a group-buy request. */
  sign: string
  intro: ReactNode
  label: string
  hint?: string
  send: ReactNode
  onClose: () => void
}

/** Form that sends a text to the operators (SPEC 7.23). */
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
        {intro} <HelpLink page={sign ? 'report' : 'group_buy'} about={label} />
      </Text>
      <TextareaField {...form.field('comment')} label={label} hint={hint} required rows={4} />
      <FormButtons isSending={form.isSending} submitLabel={send} onClose={onClose} />
    </FormShell>
  )
}
