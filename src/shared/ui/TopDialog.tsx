import { Modal, type ModalProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'

/** Marks an element so that the other open dialogs, which listen for Escape on the window, ignore keys pressed in it. */
const markFocused = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute('data-mantine-stop-propagation', 'true')

/** A dialog that can be opened above another one; Escape closes only this one. */
export function TopDialog(props: ModalProps) {
  const { t } = useLingui()
  return (
    <Modal
      centered
      zIndex="var(--mantine-z-index-popover)"
      closeButtonProps={{ 'aria-label': t`Close` }}
      onFocusCapture={markFocused}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // React events would bubble to the dialog below, which is the parent in React's tree.
        event.stopPropagation()
        props.onClose()
      }}
      {...props}
    />
  )
}
