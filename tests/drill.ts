/** `node tests/drill.ts [rounds]`: kill -9 of the server under mixed writes; with TEST_DATABASE_URL on PostgreSQL. */
import { killDrill } from './support/kill_drill.ts'

const rounds = Number(process.argv[2] ?? 100)
const wrong = await killDrill({
  rounds,
  adminUrl: process.env['TEST_DATABASE_URL'],
  tell: (text) => console.log(text),
})
for (const line of wrong) console.error(line)
console.log(wrong.length === 0 ? `${rounds} kills, nothing lost` : `${wrong.length} things wrong`)
process.exitCode = wrong.length === 0 ? 0 : 1
