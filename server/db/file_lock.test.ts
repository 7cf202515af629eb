import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../tests/support/project_files.ts'

const program = path.join(projectRoot, 'tests/support/lock_user.ts')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forging-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a process that uses the lock of `folder`; `said` resolves when it has printed the line. */
function user(folder: string, hold = false) {
  const args = [program, path.join(folder, 'a.lock'), folder, ...(hold ? ['hold'] : [])]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const ended = Promise.all([once(child, 'exit'), once(output, 'close')])
  const said = async (line: string) => {
    while (!lines.includes(line)) await once(output, 'line')
  }
  /** The last line it printed. */
  const result = async () => {
    await ended
    return lines.at(-1)
  }
  return { child, said, result }
}

test.each([2, 4])('of %i processes at once one makes the file, the others find it', async (count) => {
  const folder = await newFolder()
  const users = Array.from({ length: count }, () => user(folder))
  const results = await Promise.all(users.map(({ result }) => result()))
  expect(results.toSorted()).toEqual([...Array.from({ length: count - 1 }, () => 'found'), 'made'])
})

test.each([2, 4])('the others of %i processes wait until the first has ended its work', async (count) => {
  const folder = await newFolder()
  const first = user(folder, true)
  await first.said('making')
  const others = Array.from({ length: count - 1 }, () => user(folder))
  await Promise.all(others.map(({ said }) => said('waiting')))
  expect(existsSync(path.join(folder, 'made'))).toBe(false)
  first.child.stdin.end()
  expect(await first.result()).toBe('made')
  for (const { result } of others) expect(await result()).toBe('found')
})

test('the lock of a process that was killed is free', async () => {
  const folder = await newFolder()
  const killed = user(folder, true)
  await killed.said('making')
  const next = user(folder)
  await next.said('waiting')
  await rm(path.join(folder, 'making'), { recursive: true })
  killed.child.kill('SIGKILL')
  expect(await next.result()).toBe('made')
})
