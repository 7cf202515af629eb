// Runs in tests/support/one_document.ts.
import { expect, test, vi } from 'vitest'
import { rendered } from '../ui/rendered.test_support.tsx'
import { OwnWords, ReasonChips, type Reason } from './ReasonChips.tsx'

const photos: Reason = { label: '照片不清晰', text: 'The photos are not sharp' }
const price: Reason = { label: '价格有误', text: 'The price is wrong' }

const saidIn = (box: HTMLElement) => box.querySelector('p')?.textContent

test('a chip inserts the reason in the language of its reader', () => {
  const change = vi.fn<(comment: string) => void>()
  const box = rendered(<ReasonChips reasons={[photos, price]} comment="Dear all" onChange={change} />)
  box.querySelector<HTMLInputElement>('input')!.click()
  expect(change).toHaveBeenCalledWith('Dear all\nThe photos are not sharp')
})

test.each([
  ['The photos are not sharp\nand more', 'In your language: 照片不清晰'],
  ['The price is wrong\nThe photos are not sharp', 'In your language: 照片不清晰 · 价格有误'],
  ['and more', undefined],
])('below %j the operator reads in the own language: %j', (comment, said) => {
  expect(saidIn(rendered(<OwnWords reasons={[photos, price]} comment={comment} />))).toBe(said)
})

test('reasons in the operator’s own language are not repeated', () => {
  const own = { label: 'The price is wrong', text: 'The price is wrong' }
  expect(saidIn(rendered(<OwnWords reasons={[own]} comment={own.text} />))).toBeUndefined()
})
