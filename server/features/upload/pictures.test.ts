import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { Problem } from '#server/http/problem.ts'
import { bitmap } from '../../../tests/support/files.ts'
import { decodeBitmap } from './bmp.ts'
import { boundedQueue, type QueueLimits } from './bounded_queue.ts'
import { pictureProcesses } from './pictures.ts'

/** A queue whose tasks end when the test says so. */
function held(limits: Partial<QueueLimits>) {
  const queue = boundedQueue(limits)
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  return {
    queue,
    refused,
    atWork: () => [...ends.keys()],
    add: (name: string, accountId = 1) =>
      queue
        .run(accountId, () => new Promise<void>((resolve) => ends.set(name, resolve)))
        .catch((error) => void refused.push(`${name} ${error instanceof Problem ? error.code : error}`)),
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      await setImmediate()
    },
  }
}

describe('the picture queue', () => {
  test('processes a limited number of pictures at a time, the others in their order', async () => {
    const { add, atWork, end } = held({ atWork: 2 })
    for (const name of ['a', 'b', 'c', 'd']) void add(name)
    await setImmediate()
    expect(atWork()).toEqual(['a', 'b'])
    await end('b')
    expect(atWork()).toEqual(['a', 'c'])
    await end('a')
    expect(atWork()).toEqual(['c', 'd'])
  })

  test('refuses pictures when too many wait, and sooner if they are of one account', async () => {
    const { add, refused, end } = held({ atWork: 1, waiting: 2, perAccount: 2 })
    void add('a')
    void add('b')
    await add('third of one account')
    void add('c', 2)
    await add('one too many', 3)
    expect(refused).toEqual(['third of one account pictures_waiting', 'one too many pictures_waiting'])
    await end('a')
    void add('d', 3)
    await setImmediate()
    expect(refused).toHaveLength(2)
  })

  test('refuses waiting and new pictures when the node stops, and signals the current ones', async () => {
    const { queue, add, refused } = held({ atWork: 1 })
    const told = queue.run(1, async (stopping) => {
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      return 'told'
    })
    const waiting = add('waits')
    await setImmediate()
    queue.close()
    await waiting
    await add('late')
    expect(await told).toBe('told')
    expect(refused).toEqual(['waits unavailable', 'late unavailable'])
  })
})

test('a bitmap of more than twice the needed size is reduced by averaging squares of pixels', () => {
  // Red, black and white, 3 pixels each: squares of 2 average to red, half red, black, white, and the remaining
  // white.
  const small = { maxPixels: 1000, enough: 4 }
  const { width, height, data } = decodeBitmap(bitmap(24, [0xff0000, 0x000000, 0xffffff], 3), small)
  expect({ width, height }).toEqual({ width: 5, height: 2 })
  const row = [
    [255, 0, 0],
    [128, 0, 0],
    [0, 0, 0],
    [255, 255, 255],
    [255, 255, 255],
  ]
  expect([...data]).toEqual([...row, ...row].flat())
})

describe('in the picture processes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forging-pictures-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const save = async (name: string, bytes: Buffer) => {
    await writeFile(path.join(folder, name), bytes)
    return { file: path.join(folder, name), extension: path.extname(name).slice(1) }
  }
  /** One bit per pixel, black; only 32 pixels wide, so that most of the time goes into decoding. */
  const column = (height: number) => {
    const bytes = Buffer.alloc(62 + 4 * height)
    bitmap(8, [0, 0xffffff], 1).copy(bytes, 0, 0, 54)
    bytes.writeUInt32LE(62, 10)
    bytes.writeInt32LE(32, 18)
    bytes.writeInt32LE(height, 22)
    bytes.writeUInt16LE(1, 28)
    return bytes
  }

  test('decoding a large bitmap does not block the server’s event loop', async () => {
    const pictures = pictureProcesses({ atWork: 1 })
    const large = await save('large.bmp', column(600_000))
    let isDone = false
    const began = performance.now()
    const drawing = pictures.draw(large, 1).finally(() => (isDone = true))
    let [longest, before] = [0, began]
    while (!isDone) {
      await setImmediate()
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
    }
    const { width, height } = await sharp((await drawing).picture).metadata()
    expect([width, height]).toEqual([1, 2400])
    // Decoding is one step that takes most of the time: in this process, no turn of the event loop would end before it.
    expect(longest).toBeLessThan((before - began) / 3)
    pictures.close()
  })

  test('a damaged picture is refused and the next one processed', async () => {
    const pictures = pictureProcesses({ atWork: 1 })
    const damaged = await save('damaged.png', Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'))
    await expect(pictures.draw(damaged, 1)).rejects.toThrow('file_damaged')
    expect((await pictures.draw(await save('fine.bmp', column(32)), 1)).thumb.length).toBeGreaterThan(0)
    pictures.close()
  })

  test('work in progress is ended when the node stops', async () => {
    const pictures = pictureProcesses({ atWork: 1 })
    const drawing = pictures.draw(await save('under way.bmp', column(300_000)), 1)
    await setImmediate()
    pictures.close()
    await expect(drawing).rejects.toThrow('unavailable')
  })
})
