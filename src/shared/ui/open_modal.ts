import { modals } from '@mantine/modals'

let tellMounted: () => void
const untilMounted = () =>
  new Promise<void>((resolve) => {
    tellMounted = resolve
  })
let mounted = untilMounted()

/**
 * Called by the modals provider when it is mounted; the returned function when it is removed. It is mounted anew when
 * the account of the page changes, and a dialog that is opened in between has to wait again.
 */
export function modalsAreMounted(): () => void {
  tellMounted()
  return () => {
    mounted = untilMounted()
  }
}

/** Opens a dialog; waits until the modals provider is mounted, so that an early click is not lost. */
export async function openModal(settings: Parameters<typeof modals.open>[0]): Promise<void> {
  await mounted
  modals.open(settings)
}

/** Like `openModal`, for a dialog with buttons to confirm and cancel. */
export async function openConfirmModal(
  settings: Parameters<typeof modals.openConfirmModal>[0],
): Promise<void> {
  await mounted
  modals.openConfirmModal(settings)
}
