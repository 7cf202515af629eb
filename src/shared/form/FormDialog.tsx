import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { FormShell, ReservedForm, type Shell } from './FormShell.tsx'

type ButtonsProps = {
  isSending: boolean
  submitLabel: ReactNode
  /** Colour of the submit button; by default the theme's. */
  color?: string
  onClose: () => void
  /** Shown at the other end of the row. */
  aside?: ReactNode
}

/** The foot of a form in a dialog: cancel and submit. */
export function FormButtons({ isSending, submitLabel, color, onClose, aside }: ButtonsProps) {
  return (
    <Group justify={aside ? 'space-between' : 'flex-end'} mt="md" gap="xs">
      {aside}
      <Group gap="xs">
        <Button variant="default" onClick={onClose} disabled={isSending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isSending} color={color} disabled={use(ReservedForm)}>
          {submitLabel}
        </Button>
      </Group>
    </Group>
  )
}

type Props = Pick<ModalProps, 'title' | 'size' | 'centered' | 'closeOnClickOutside' | 'closeOnEscape'> &
  Pick<ButtonsProps, 'submitLabel' | 'color' | 'onClose'> & {
    /** Of `useEndpointForm`. */
    form: { shell: Shell; isSending: boolean }
    /** The fields. */
    children: ReactNode
  }

/** A dialog with one form; mounted while it is open. */
export function FormDialog({ form, submitLabel, color, onClose, children, ...modal }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t`Close` }} {...modal}>
      <FormShell {...form.shell}>
        {children}
        <FormButtons isSending={form.isSending} submitLabel={submitLabel} color={color} onClose={onClose} />
      </FormShell>
    </Modal>
  )
}
