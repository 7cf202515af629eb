// Runs in tests/support/one_document.ts.
import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText } from './copy_text.ts'

const messages = { done: 'Copied', failed: 'Copy it yourself' }
const shown = () => notificationsStore.getState().notifications
beforeEach(() =>
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }),
)
afterEach(() => vi.unstubAllGlobals())

test('says that the text is in the clipboard', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => written.push(text) } })
  await copyText('42CrMo φ300', messages)
  expect(written).toEqual(['42CrMo φ300'])
  expect(shown()).toMatchObject([{ message: 'Copied', color: 'green' }])
})

test.each([
  ['without a clipboard, as on a page without https', {}],
  [
    'where the person refuses',
    { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } },
  ],
])('%s it says that copying failed', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await copyText('42CrMo φ300', messages)
  expect(shown()).toMatchObject([{ message: 'Copy it yourself', color: 'red' }])
})
