import { toastError, toastSuccess } from './toast.ts'

/** Puts a text into the clipboard and says so with `done`; `failed` where the browser does not allow it. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(said.done)
  } catch {
    toastError(said.failed)
  }
}
