import { Modal, type ModalProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'

/** Every open dialog listens for Escape at the window, and leaves alone what was pressed in an element with this mark. */
const mark = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute('data-mantine-stop-propagation', 'true')

/** A dialog that can stand on top of another one: above it, and Escape closes this one alone. */
export function TopDialog(props: ModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      centered
      zIndex="var(--mantine-z-index-popover)"
      closeButtonProps={{ 'aria-label': t`Close` }}
      onFocusCapture={mark}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // React events bubble to the dialog below, its parent in React's tree.
        event.stopPropagation()
        props.onClose()
      }}
      {...props}
    />
  )
}
