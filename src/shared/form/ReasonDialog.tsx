import { Box, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { ReasonChips, type Reason } from './ReasonChips.tsx'
import { TextareaField } from './TextField.tsx'
import type { EndpointForm } from './use_endpoint_form.ts'

type Props = Omit<ComponentProps<typeof FormDialog>, 'form' | 'children'> & {
  form: EndpointForm<{ reason: string }>
  /** What the decision is about. */
  about?: ReactNode
  /** By default that the company reads it. */
  hint?: string
  /** The reason may be left out; it then has this label. */
  optional?: string
  /** Frequent reasons that are inserted with one click. */
  reasons?: readonly Reason[] | 'loading'
}

/** A dialog that asks for the reason of a decision and nothing else. */
export function ReasonDialog({ form, about, hint, optional, reasons, ...dialog }: Props) {
  const { t } = useLingui()
  return (
    <FormDialog form={form} size={520} {...dialog}>
      {about && (
        <Text component="div" size="sm" c="dimmed" mb="sm">
          {about}
        </Text>
      )}
      {reasons && (
        <Box mb="sm">
          <ReasonChips
            reasons={reasons}
            comment={form.values.reason}
            onChange={(reason) => form.set({ reason })}
          />
        </Box>
      )}
      <TextareaField
        {...form.field('reason')}
        label={optional ?? t`Reason`}
        hint={hint ?? (optional ? undefined : t`The company reads it.`)}
        required={!optional}
        rows={3}
      />
    </FormDialog>
  )
}
