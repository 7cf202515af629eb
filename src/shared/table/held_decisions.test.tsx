// Runs in tests/support/one_document.ts.
import { notificationsStore } from '@mantine/notifications'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { flushUnsaved, hasUnsaved } from '../offline/unsaved.ts'
import { holdDecision, isHeld } from './held_decisions.ts'

const send = vi.fn<(leaving: boolean) => Promise<unknown>>(() => Promise.resolve())
const undone = vi.fn<() => void>()
const toasts = () => notificationsStore.getState().notifications
const hold = (key: string) =>
  holdDecision({ key, message: `Approving ${key}`, address: `/admin/${key}`, send, onUndo: undone })
/** The button of the newest toast that takes the decision back. */
const undo = () => {
  const { message } = toasts().at(-1) as unknown as { message: { props: { children: [unknown, Button] } } }
  message.props.children[1].props.onClick()
}
type Button = { props: { onClick: () => void } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a decision is sent after ten seconds, once, and its toast goes with it', () => {
  hold('a')
  hold('a')
  vi.advanceTimersByTime(9_900)
  expect([send.mock.calls, isHeld('a'), hasUnsaved(), toasts().length]).toEqual([[], true, true, 1])
  vi.advanceTimersByTime(200)
  expect([send.mock.calls, isHeld('a'), hasUnsaved(), toasts().length]).toEqual([[[false]], false, false, 0])
})

test('what was taken back is never sent', () => {
  hold('b')
  undo()
  vi.advanceTimersByTime(20_000)
  dispatchEvent(new Event('pagehide'))
  expect([send.mock.calls, undone.mock.calls.length, toasts().length]).toEqual([[], 1, 0])
})

test('each decision has its own ten seconds', () => {
  hold('c')
  vi.advanceTimersByTime(6_000)
  hold('d')
  vi.advanceTimersByTime(5_000)
  expect([isHeld('c'), isHeld('d'), send.mock.calls.length]).toEqual([false, true, 1])
})

test('closing the toast sends it at once', () => {
  hold('e')
  toasts().at(-1)!.onClose!(toasts().at(-1)!)
  expect([send.mock.calls, isHeld('e')]).toEqual([[[false]], false])
})

test('a page that is left sends what it holds, so that the request outlives it; a log-out waits for it', async () => {
  hold('f')
  dispatchEvent(new Event('pagehide'))
  hold('g')
  await flushUnsaved()
  expect([send.mock.calls, undone.mock.calls.length]).toEqual([[[true], [false]], 0])
})
