/** Makes and lists people of the back office from the terminal (docs/OPERATIONS.md); the page needs a first one. */
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { hashPassword } from './features/account/passwords.ts'
import {
  CommandError,
  createOperator,
  operatorLines,
  removeSecondFactor,
} from './features/backend_user/command.ts'
import { startErrorLine } from './start_errors.ts'

const usage = `Usage:
  npx node server/operator.ts create <mobile or e-mail> [--name <name>] [--role <role>]
  npx node server/operator.ts list
  npx node server/operator.ts remove-second-factor <mobile or e-mail>`

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string', default: 'Operator' },
        role: { type: 'string', default: 'Administrator' },
      },
    })
    const [command, account, ...more] = positionals
    if (command === 'list' && account === undefined) return { command } as const
    if (command === 'create' && account !== undefined && more.length === 0)
      return { command, account, ...values } as const
    if (command === 'remove-second-factor' && account !== undefined && more.length === 0)
      return { command, account } as const
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
  throw new CommandError(usage)
}

async function run(): Promise<string[]> {
  const asked = readCommand()
  const database = await openDatabase(readConfig(process.env))
  try {
    if (asked.command === 'list') return await operatorLines(database.orm)
    if (asked.command === 'remove-second-factor')
      return await removeSecondFactor(database.orm, { account: asked.account, now: new Date() })
    const { account, name: displayName, role } = asked
    return await createOperator(database.orm, { account, displayName, role, now: new Date(), hashPassword })
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${(await run()).join('\n')}\n`)
} catch (error) {
  const line = error instanceof CommandError ? error.message : startErrorLine(error, process.env)
  if (line === undefined) throw error
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
