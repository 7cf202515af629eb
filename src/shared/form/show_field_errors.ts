import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrors } from '#contract/validation.ts'
import { toastFieldError } from '../ui/toast.ts'

/** The messages of one field: its own, and those inside it by the rest of their path. */
export function errorsOf(errors: FieldErrors, name: string): { error?: string; inner?: FieldErrors } {
  const inner: FieldErrors = {}
  for (const [path, message] of Object.entries(errors))
    if (path.startsWith(`${name}.`)) inner[path.slice(name.length + 1)] = message
  return { error: errors[name], inner: Object.keys(inner).length > 0 ? inner : undefined }
}

const fieldOf = (path: string): string => path.split('.')[0] ?? ''

/** The messages of one field, by their full paths. */
export const onlyErrorsOf = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => fieldOf(path) === name))

/** The messages that remain after values of these names have changed. */
export const withoutErrorsOf = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(fieldOf(path))))

/** The first error on the page, in the order of `names`. */
export function firstError(errors: FieldErrors, names: readonly string[]): string | undefined {
  const paths = Object.keys(errors)
  for (const name of names) {
    const path = paths.find((one) => one === name || one.startsWith(`${name}.`))
    if (path !== undefined) return path
  }
  return paths[0]
}

/** The label of an input, or of the group of inputs that an element is. */
function labelOf(element: HTMLElement): string | undefined {
  const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const labels = (element as Partial<HTMLInputElement>).labels
  const label = named ?? labels?.[0] ?? element.querySelector<HTMLElement>('label, legend')
  // The star of a required field follows the name.
  return label?.childNodes[0]?.textContent?.trim() || element.getAttribute('aria-label') || undefined
}

/** Shows a field's message as a toast that names the field, because the field may be out of sight. */
export function toastAt(element: HTMLElement | null | undefined, message: string): void {
  const label = element ? labelOf(element) : undefined
  toastFieldError(message, label === undefined ? message : i18n._(msg`${label}: ${message}`))
}

/**
 * Shows the first message as a toast (SPEC 8.8), focuses its input and scrolls it into view. `idOf` returns the id of
 * a path's input.
 */
export function showFirstError(
  errors: FieldErrors,
  names: readonly string[],
  idOf: (path: string) => string[],
): void {
  const path = firstError(errors, names)
  if (path === undefined) return
  const target = idOf(path)
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
  toastAt(target, errors[path] ?? '')
  // Scrolls without animation: a page still in motion would move away what the person opens next.
  target?.scrollIntoView({ block: 'center' })
  const input = target?.matches('input, textarea, button')
    ? target
    : (target?.querySelector<HTMLElement>('input, textarea, button') ?? target)
  input?.focus({ preventScroll: true })
}
