// Runs in tests/support/one_document.ts.
import { notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import '../ui/rendered.test_support.tsx'
import { createFailedUploads } from './failed_uploads.ts'

Element.prototype.scrollIntoView = () => {}

const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message)
afterEach(() => {
  document.body.replaceChildren()
  notificationsStore.setState(() => ({ ...notificationsStore.getState(), notifications: [], queue: [] }))
})

test('a form is refused, at the field, while one of its files failed; not once it was removed', () => {
  const field = document.createElement('div')
  field.id = 'licence'
  field.setAttribute('aria-label', 'Business licence')
  const retry = document.createElement('button')
  field.append(retry)
  document.body.append(field)
  const uploads = createFailedUploads()
  expect(uploads.refuse()).toBe(false)
  uploads.tell('licence', 1)
  uploads.tell('other', 0)
  expect(uploads.refuse()).toBe(true)
  expect(document.activeElement).toBe(retry)
  expect(String(toasts()[0])).toContain('Business licence')
  uploads.tell('licence', 0)
  expect(uploads.refuse()).toBe(false)
})
