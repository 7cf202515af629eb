import { modals } from '@mantine/modals'

let tellMounted: () => void
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve
})

/** Called once by the modals provider when it is mounted. */
export const modalsAreMounted = (): void => tellMounted()

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
