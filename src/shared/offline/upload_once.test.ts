import { expect, it } from 'vitest'
import { uploadOnce } from './upload_once.ts'

/** A file on the device, and the uploads that reach the server. */
function device() {
  const answers: { give: (address: string) => void; refuse: (error: Error) => void }[] = []
  let kept: string | null = null
  const send = () =>
    uploadOnce(
      'photo',
      { address: async () => kept, remember: async (address) => void (kept = address) },
      () => new Promise<string>((give, refuse) => answers.push({ give, refuse })),
    )
  const begun = async (count: number) => {
    await expect.poll(() => answers.length).toBe(count)
  }
  return { send, answers, begun }
}

it('a second upload waits for the first and returns its address', async () => {
  const { send, answers, begun } = device()
  const both = [send(), send()]
  await begun(1)
  answers[0]!.give('/uploads/photo.webp')
  expect(await Promise.all(both)).toEqual(['/uploads/photo.webp', '/uploads/photo.webp'])
  expect(answers).toHaveLength(1)
})

it('a second upload is tried when the first failed', async () => {
  const { send, answers, begun } = device()
  const [first, second] = [send(), send()]
  await begun(1)
  answers[0]!.refuse(new Error('cut'))
  await expect(first).rejects.toThrow('cut')
  await begun(2)
  answers[1]!.give('/uploads/photo.webp')
  expect(await second).toBe('/uploads/photo.webp')
})
