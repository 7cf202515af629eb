import { modals } from '@mantine/modals'

let tellMounted: () => void
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve
})

/** Called once by the modals provider when it is mounted. */
export const modalsAreMounted = (): void => tellMounted()

/** Opens a dialog; a click that comes before the layer of dialogs has loaded is not lost. */
export async function openModal(settings: Parameters<typeof modals.open>[0]): Promise<void> {
  await mounted
  modals.open(settings)
}

/** The same for a question that is answered with yes or no. */
export async function openConfirmModal(
  settings: Parameters<typeof modals.openConfirmModal>[0],
): Promise<void> {
  await mounted
  modals.openConfirmModal(settings)
}
