import { notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/error.ts'
import { forgetErrors, toastError, toastFieldError, toastSuccess } from './toast.ts'

const shown = () => notificationsStore.getState().notifications
beforeEach(() =>
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }),
)

test('a toast stays for five seconds (SPEC 9.15), and the same text is shown only once', () => {
  toastError('request error')
  toastError('request error')
  toastSuccess('Saved')
  expect(shown()).toMatchObject([
    { message: 'request error', color: 'red', autoClose: 5000 },
    { message: 'Saved', color: 'green', autoClose: 5000 },
  ])
})

test('a validation error shows the first field’s message (SPEC 8.8)', () => {
  const data = { quantity: 'Required', price_amount: 'Must be greater than 0' }
  toastError(
    new ApiError({ kind: 'http', status: 400, code: 'validation_failed', message: 'Please check', data }),
  )
  expect(shown()).toMatchObject([{ message: 'Required' }])
})

test.each([
  ['cancelled', 0],
  ['http', 258],
  ['http', 401],
  ['http', 403],
] as const)('an error of kind %s with status %i shows no toast', (kind, status) => {
  toastError(new ApiError({ kind, status, message: 'No' }))
  expect(shown()).toEqual([])
})

test('an error goes when the same call succeeds, and a field’s message with the next write; others stay', () => {
  const failed = (action: string, message: string) =>
    new ApiError({ kind: 'http', status: 409, action, message })
  toastError(failed('POST /api/one/', 'One failed'))
  toastError(failed('POST /api/other/', 'Other failed'))
  toastFieldError('Required', 'Quantity: Required')
  forgetErrors({ action: 'GET /api/list/', isWrite: false })
  expect(shown()).toHaveLength(3)
  forgetErrors({ action: 'POST /api/one/', isWrite: true })
  expect(shown().map(({ message }) => message)).toEqual(['Other failed'])
})
