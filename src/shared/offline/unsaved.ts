/** Who in this tab has edits that are not on the server: such a tab never reloads by itself. */
type Form = {
  /** Writes what was typed to the device. */
  flush?: () => Promise<unknown>
}

const forms = new Set<Form>()

/** Registers edits; call the returned function when they are saved or given up. */
export function holdUnsaved(form: Form = {}): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export const hasUnsaved = (): boolean => forms.size > 0

/** Writes all edits of this tab to the device; what cannot be written does not hold the rest up. */
export const flushUnsaved = async (): Promise<void> =>
  void (await Promise.allSettled([...forms].map((form) => form.flush?.())))
