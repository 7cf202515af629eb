import { modals } from '@mantine/modals'
import { expect, test, vi } from 'vitest'
import { modalsAreMounted, openModal } from './open_modal.ts'

test('a dialog waits until the provider is mounted, and again after it was removed', async () => {
  const open = vi.spyOn(modals, 'open').mockReturnValue('')
  const opening = openModal({ title: 'first' })
  expect(open).not.toHaveBeenCalled()
  const removed = modalsAreMounted()
  await opening
  expect(open).toHaveBeenCalledOnce()

  removed()
  const again = openModal({ title: 'second' })
  await Promise.resolve()
  expect(open).toHaveBeenCalledOnce()
  modalsAreMounted()
  await again
  expect(open).toHaveBeenLastCalledWith({ title: 'second' })
})
