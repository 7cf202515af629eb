/** `node tests/drill.ts [rounds]`: kills the server with -9 under mixed writes; on PostgreSQL if TEST_DATABASE_URL is set. */
import { killDrill } from './support/kill_drill.ts'

const rounds = Number(process.argv[2] ?? 100)
const losses = await killDrill({
  rounds,
  adminUrl: process.env['TEST_DATABASE_URL'],
  log: (text) => console.log(text),
})
for (const line of losses) console.error(line)
console.log(losses.length === 0 ? `${rounds} kills, nothing lost` : `${losses.length} problems`)
process.exitCode = losses.length === 0 ? 0 : 1
