import { expect, it, vi } from 'vitest'
import { onSignatures, signatureOf, takeSignatures } from './file_signatures.ts'

const address = '/uploads/private/2026/01/a.pdf'
const signed = `${address}?e=1700000300&s=abc_-9`

it('signatures are removed from the addresses of an answer and remembered', () => {
  const told = vi.fn<() => void>()
  onSignatures(told)
  const text = JSON.stringify({
    data: { files: [{ address: signed }], photo: '/uploads/2026/01/b.webp?x=1' },
  })
  expect(JSON.parse(takeSignatures(text))).toEqual({
    data: { files: [{ address }], photo: '/uploads/2026/01/b.webp?x=1' },
  })
  expect(signatureOf(address)).toBe('e=1700000300&s=abc_-9')
  expect(told).toHaveBeenCalledOnce()
})

it('a signature that may have expired is not used', () => {
  vi.useFakeTimers()
  takeSignatures(`"${signed}"`)
  vi.advanceTimersByTime(269_000)
  expect(signatureOf(address)).toBeDefined()
  vi.advanceTimersByTime(2_000)
  expect(signatureOf(address)).toBeUndefined()
  vi.useRealTimers()
})
