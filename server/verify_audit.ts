/**
 * Verifies the audit log (docs/OPERATIONS.md): says the first row that is not as it was written, or that all are. The
 * argument `seq:hash` is the end that an earlier run reported.
 */
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { verifyChain } from './features/audit_log/verify_chain.ts'

const [, seq, hash = ''] = /^(\d+):([\da-f]{64})$/.exec(process.argv[2] ?? '') ?? []
const isWrong = process.argv[2] !== undefined && seq === undefined
const database = isWrong ? undefined : await openDatabase(readConfig(process.env))
try {
  const report = database && (await verifyChain(database.orm, seq ? { seq: Number(seq), hash } : undefined))
  if (!report) process.stderr.write('Expected the end that an earlier run reported, such as 1200:9f86…\n')
  else if (report.ok)
    process.stdout.write(
      `${report.rows} rows unbroken.${report.end ? ` The end is ${report.end.seq}:${report.end.hash}` : ''}\n`,
    )
  else process.stdout.write(`Broken after ${report.rows} rows: ${report.fault}.\n`)
  process.exitCode = report?.ok ? 0 : 1
} finally {
  await database?.close()
}
