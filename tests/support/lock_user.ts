/**
 * Started by file_lock.test.ts with a lock and a folder: under the lock it makes the folder's file unless there is one,
 * and reports what it does. With `hold` it says that it has the lock and keeps it until its input ends.
 */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { underLock } from '#server/db/file_lock.ts'

const [lock = '', folder = '', hold] = process.argv.slice(2)
const made = path.join(folder, 'made')
const making = path.join(folder, 'making')

async function make(): Promise<string> {
  if (existsSync(made)) return 'found'
  // Throws if another process is making it at the same time.
  mkdirSync(making)
  console.log('making')
  if (hold) await text(process.stdin)
  rmdirSync(making)
  writeFileSync(made, '')
  return 'made'
}

console.log(await underLock(lock, make, () => console.log('waiting')))
