import path from 'node:path'
import { projectFiles } from './project_files.ts'

/**
 * Server tests that say something about the embedded engine. Beside a run of all server tests on PostgreSQL only these
 * run on it again; without PostgreSQL all of them do.
 */
export type EngineTests = {
  /** Globs of test files, relative to the project's root. */
  tests: readonly string[]
  /** Why another engine may make a difference there. */
  reason: string
  /** Files of the server that name an engine, which these tests run through. */
  code: readonly string[]
}

export const engineTests: readonly EngineTests[] = [
  {
    tests: ['server/db/**/*.test.ts'],
    reason:
      'opening, migrations, types of raw rows, prepared statements, transactions, the lock on the folder, demo data',
    code: [
      'server/db/client.ts',
      'server/db/embedded_engine.ts',
      'server/db/prepared.ts',
      'server/db/demo/prepare_in_child_process.ts',
    ],
  },
  {
    tests: ['server/fuzz.test.ts', 'server/http/{after_commit,mount}.test.ts'],
    reason:
      'the embedded engine alone refuses a query beside an open transaction; with an idempotency key every call is one',
    code: ['server/db/transaction_guard.ts'],
  },
  {
    tests: [
      'server/jobs/**/*.test.ts',
      'server/features/delivery/**/*.test.ts',
      'server/features/weekly_report/*.test.ts',
      'server/features/saved_search/**/*.test.ts',
    ],
    reason: 'the job queue reaches the embedded engine through a connection of its own kind',
    code: ['server/jobs/queue.ts'],
  },
  {
    tests: [
      'server/{full_disk,kill,log,operator,start_errors,stop}.test.ts',
      'server/config.test.ts',
      'server/http/{connections_on_stop,static_files,metrics}.test.ts',
    ],
    reason: 'processes that open the folder of an embedded database, end, or are killed',
    code: [
      'server/config.ts',
      'server/start.js',
      'server/db/disk.ts',
      'server/db/statistics.ts',
      'server/start_errors.ts',
    ],
  },
  {
    tests: ['server/http/{read_cache,kept_answers,kept_count}.test.ts'],
    reason: 'the embedded engine has no other nodes to tell of changes',
    code: ['server/db/node_channel.ts'],
  },
  {
    tests: ['server/{concurrent_writes,audit}.test.ts', 'server/features/**/races.test.ts'],
    reason:
      'what PostgreSQL does at once, the single connection of the embedded engine does one after the other',
    code: [],
  },
  {
    tests: ['server/features/{staff/replace_main,membership/correction}.test.ts'],
    reason: 'races among their other tests',
    code: [],
  },
  {
    tests: ['server/features/bulk/*.test.ts'],
    reason:
      'the embedded engine answers without a turn of the event loop, and a large table must not hold it',
    code: [],
  },
  {
    tests: ['server/features/postings/{search,keyword,lifecycle}.test.ts', 'server/http/problem.test.ts'],
    reason: 'prepared reads, search by words of both languages, and failures of the database as problems',
    code: [],
  },
]

/** The files of all entries. */
export const engineTestFiles = (): string[] => {
  const globs = engineTests.flatMap(({ tests }) => tests)
  return projectFiles('server').filter((file) => globs.some((glob) => path.matchesGlob(file, glob)))
}
