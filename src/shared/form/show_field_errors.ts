import type { FieldErrors } from '#contract/validation.ts'
import { toastError } from '../ui/toast.ts'

/** The messages of one field out of all: its own and those inside it, by the rest of their path. */
export function errorsOf(errors: FieldErrors, name: string): { error?: string; inner?: FieldErrors } {
  const inner: FieldErrors = {}
  for (const [path, message] of Object.entries(errors))
    if (path.startsWith(`${name}.`)) inner[path.slice(name.length + 1)] = message
  return { error: errors[name], inner: Object.keys(inner).length > 0 ? inner : undefined }
}

/** The error that stands first on the page, in the order of `names`. */
export function firstError(errors: FieldErrors, names: readonly string[]): string | undefined {
  const paths = Object.keys(errors)
  for (const name of names) {
    const path = paths.find((one) => one === name || one.startsWith(`${name}.`))
    if (path !== undefined) return path
  }
  return paths[0]
}

/** First message as a toast (spec §5), and the focus at its input, scrolled into view. `idOf` names the input of a path. */
export function showFirstError(
  errors: FieldErrors,
  names: readonly string[],
  idOf: (path: string) => string[],
): void {
  const path = firstError(errors, names)
  if (path === undefined) return
  toastError(errors[path] ?? '')
  const target = idOf(path)
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
  // At once: a page that is still moving when the person goes on takes away what they open next.
  target?.scrollIntoView({ block: 'center' })
  const input = target?.matches('input, textarea, button')
    ? target
    : (target?.querySelector<HTMLElement>('input, textarea, button') ?? target)
  input?.focus({ preventScroll: true })
}
