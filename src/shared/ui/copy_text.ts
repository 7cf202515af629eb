import { toastError, toastSuccess } from './toast.ts'

/** Copies a text to the clipboard; shows `done` as a toast, or `failed` if the browser does not allow it. */
export async function copyText(text: string, messages: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(messages.done)
  } catch {
    toastError(messages.failed)
  }
}
