import { expect, it } from 'vitest'
import type { OutboxRow, OutboxState } from '#shared/offline/account_rows.ts'
import type { DeviceDraft } from '#features/postings/form/device_draft.ts'
import { joinDrafts } from './drafts_on_device.ts'

const draft = (id: string, updated_at: number) => ({ id, updated_at }) as DeviceDraft
const item = (key: string, draftId: string, state: OutboxState) =>
  ({ key, draftId, state, queuedAt: 0 }) as OutboxRow

it('joins drafts and queue: first what needs attention, then drafts by age, last what was published', () => {
  const entries = joinDrafts(
    [draft('old', 1), draft('new', 2), draft('sent', 3), draft('refused', 4)],
    [item('k1', 'gone', 'published'), item('k2', 'sent', 'waiting'), item('k3', 'refused', 'needs_you')],
  )
  expect(entries.map((entry) => [entry.id, entry.item?.state])).toEqual([
    ['refused', 'needs_you'],
    ['sent', 'waiting'],
    ['new', undefined],
    ['old', undefined],
    ['gone', 'published'],
  ])
})

it('lists a draft that was edited after publishing as an entry of its own', () => {
  const entries = joinDrafts([draft('a', 1)], [item('k', 'a', 'published')])
  expect(entries.map((entry) => [entry.draft?.id, entry.item?.state])).toEqual([
    ['a', undefined],
    [undefined, 'published'],
  ])
})
