import { expect, it } from 'vitest'
import type { FileRef } from '#contract/fields.ts'
import { ApiError } from '../api/error.ts'
import { localAddress } from '../offline/local_files.ts'
import type { FileKeeper } from './kept_files.ts'
import { newItem } from './upload_items.ts'
import { createUploadQueue, type Send } from './upload_queue.ts'

const pdf = (name: string) => newItem(new File(['x'], name), 'pdf')
const ref = (address: string): FileRef => ({ address, name: address, type: 'pdf' })

/** A transport whose answers the test provides. */
function sender() {
  const open = new Map<string, { resolve: (address: string) => void; reject: (error: ApiError) => void }>()
  const send: Send = (file, _type, { signal }) =>
    new Promise((resolve, reject) => {
      open.set(file.name, { resolve, reject })
      signal.addEventListener('abort', () => reject(new ApiError({ kind: 'cancelled', message: '' })))
    })
  const settle = async (name: string, answer: string | ApiError) => {
    const call = open.get(name)
    open.delete(name)
    if (typeof answer === 'string') call?.resolve(answer)
    else call?.reject(answer)
    await new Promise(setImmediate)
  }
  return { send, settle, open }
}

function started(value: FileRef[] = []) {
  const server = sender()
  const queue = createUploadQueue(value, { send: server.send, usage: 'certificate' })
  const reported: string[][] = []
  queue.report((refs) => reported.push(refs.map((one) => one.address)))
  const states = () => queue.getState().items.map((item) => item.state)
  return { ...server, queue, reported, states }
}

it('uploads three at a time and reports the stored files in the order of the list', async () => {
  const { queue, settle, open, reported, states } = started()
  queue.append(['a', 'b', 'c', 'd'].map(pdf))
  expect([...open.keys()]).toEqual(['a', 'b', 'c'])
  await settle('b', '/uploads/b')
  expect(states()).toEqual(['uploading', 'done', 'uploading', 'uploading'])
  await settle('a', '/uploads/a')
  expect(reported.at(-1)).toEqual(['/uploads/a', '/uploads/b'])
})

it('keeps a refused file for a retry and shows why it was refused', async () => {
  const { queue, settle, states, reported } = started()
  queue.append([pdf('a')])
  await settle('a', new ApiError({ kind: 'http', status: 415, message: 'damaged' }))
  expect(states()).toEqual(['failed'])
  expect(queue.getState().alert).toEqual({ detail: 'damaged', signedOut: null })
  expect(queue.getState().items[0]?.isTold, 'its caption does not repeat it').toBe(true)
  queue.retry(queue.getState().items[0]!.key)
  await settle('a', '/uploads/a')
  expect(reported).toEqual([['/uploads/a']])
})

it('reports an ended session, so that the alert can log out (SPEC 8.11)', async () => {
  const { queue, settle } = started()
  queue.append([pdf('a')])
  await settle('a', new ApiError({ kind: 'http', status: 401, message: 'Login invalid' }))
  expect(queue.getState().alert?.signedOut?.status).toBe(401)
})

it('leaves a missing permission to the page, which tells of it itself', async () => {
  const { queue, settle, states } = started()
  queue.append([pdf('a')])
  await settle('a', new ApiError({ kind: 'http', status: 403, message: 'no' }))
  expect(states()).toEqual(['failed'])
  expect(queue.getState().alert).toBeNull()
})

it('sends a file again that failed without a network', async () => {
  const { queue, settle, states, open } = started()
  queue.append([pdf('a')])
  await settle('a', new ApiError({ kind: 'offline', message: '' }))
  expect(states()).toEqual(['offline'])
  expect(queue.getState().alert).toBeNull()
  queue.resume({ isForced: true })
  expect([...open.keys()]).toEqual(['a'])
})

it.each([
  ['a server that is down', { kind: 'http', status: 503 }],
  ['a gateway without a server', { kind: 'http', status: 502 }],
  ['too many requests', { kind: 'http', status: 429 }],
  ['a connection that stalls', { kind: 'timeout' }],
] as const)('sends a file again after %s, each time later', async (_, refusal) => {
  const { queue, settle, states, open } = started()
  const down = new ApiError({ message: 'down', ...refusal })
  queue.append([pdf('a')])
  await settle('a', down)
  expect(states()).toEqual(['offline'])
  const [item] = queue.getState().items
  expect(item!.nextAt - Date.now()).toBeGreaterThan(5_000)
  queue.resume({ now: item!.nextAt - 1 })
  expect([...open.keys()]).toEqual([])
  queue.resume({ now: item!.nextAt })
  expect([...open.keys()]).toEqual(['a'])
  await settle('a', down)
  const again = queue.getState().items[0]!
  expect(again.nextAt - Date.now()).toBeGreaterThan(15_000)
  // Once the server has answered any request, pending uploads are sent at once.
  queue.resume({ isForced: true })
  expect([...open.keys()]).toEqual(['a'])
  await settle('a', '/uploads/a')
  expect(states()).toEqual(['done'])
})

it('marks each file that the device has not stored', async () => {
  const { send, settle } = sender()
  const kept = new Set<string>()
  const keeper: FileKeeper = {
    keep: async (id, file) => {
      if (file.name === 'b') throw new DOMException('full', 'QuotaExceededError')
      kept.add(id)
      return null
    },
    read: async () => undefined,
    address: async () => null,
    uploaded: async () => {},
    report: () => {},
  }
  const queue = createUploadQueue([], { send, keeper, usage: 'certificate' })
  queue.append([pdf('a'), pdf('b')])
  await settle('', '')
  const down = new ApiError({ kind: 'offline', message: '' })
  await settle('a', down)
  await settle('b', down)
  expect(queue.getState().items.map(({ isUnkept }) => isUnkept)).toEqual([false, true])
})

it('reports that the device has no room for a file, and stores it once there is room', async () => {
  const { send, settle } = sender()
  const device = { isFull: true, reports: [] as unknown[] }
  const keeper: FileKeeper = {
    keep: async () => {
      if (device.isFull) throw new Error('full')
      return null
    },
    read: async () => undefined,
    address: async () => null,
    uploaded: async () => {},
    report: (_, error) => device.reports.push(error),
  }
  const queue = createUploadQueue([], { send, keeper, usage: 'certificate' })
  const only = () => queue.getState().items[0]!
  queue.append([pdf('a')])
  await settle('', '')
  await settle('a', new ApiError({ kind: 'offline', message: '' }))
  expect(only()).toMatchObject({ state: 'offline', address: null })
  expect(device.reports).toEqual([new Error('full')])
  device.isFull = false
  queue.resume({ isForced: true })
  await settle('', '')
  expect(only().address).toBe(localAddress(only().key))
  expect(device.reports.at(-1)).toBeNull()
  await settle('a', '/uploads/a')
  expect(only()).toMatchObject({ state: 'done', address: '/uploads/a' })
})

it('cancels, reorders and removes files, and undoes a removal', async () => {
  const { queue, settle, reported } = started([ref('/uploads/x'), ref('/uploads/y')])
  queue.append([pdf('a')])
  const [x, , a] = queue.getState().items
  queue.remove(a!.key)
  await settle('a', '/uploads/a')
  expect(queue.getState().items).toHaveLength(2)
  queue.move(1, 0)
  expect(reported.at(-1)).toEqual(['/uploads/y', '/uploads/x'])
  queue.remove(x!.key)
  expect(reported.at(-1)).toEqual(['/uploads/y'])
  queue.undo()
  expect(reported.at(-1)).toEqual(['/uploads/y', '/uploads/x'])
})

it('takes over restored values and keeps files that are being uploaded', () => {
  const { queue, reported } = started([ref('/uploads/x')])
  queue.append([pdf('a')])
  queue.take([ref('/uploads/z')])
  expect(queue.getState().items.map((item) => item.address)).toEqual(['/uploads/z', null])
  expect(reported).toEqual([])
})
