// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { expect, test } from 'vitest'
import { rendered, serverAnswers } from '#shared/ui/rendered.test_support.tsx'
import { SettingHistory } from './SettingHistory.tsx'

test('of 21 versions, the oldest on the first page says what it changed, and the first of all says nothing', async () => {
  const versionOf = (revision: number) => ({
    revision,
    value: { reviewed_posts: revision },
    created_time: '2026-01-31T08:00:00.000Z',
    created_by: 'Anna',
  })
  const pages = {
    1: {
      results: Array.from({ length: 20 }, (_, at) => versionOf(21 - at)),
      value_before: { reviewed_posts: 1 },
    },
    2: { results: [versionOf(1)], value_before: null },
  }
  serverAnswers(({ searchParams }) => {
    const page = searchParams.get('page') === '2' ? 2 : 1
    return { ...pages[page], has_more: page === 1, count: 21, count_exact: true }
  })
  rendered(<SettingHistory section="forum" onRestore={() => undefined} onClose={() => undefined} />)
  const items = () => [...document.querySelectorAll('.mantine-Accordion-item')]
  const shown = (count: number) =>
    act(async () => {
      await expect.poll(() => items().length).toBe(count)
    })
  await shown(20)
  const changed = items().map((item) => [...item.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(changed).toEqual(Array.from({ length: 20 }, (_, at) => [`${20 - at}`, `${21 - at}`]))
  const second = [...document.querySelectorAll('button')].find(({ textContent: text }) => text === '2')
  act(() => second?.click())
  await shown(1)
  expect(items()[0]?.querySelector('table')).toBeNull()
})
