import { run } from './command.ts'
import { failedRun, type Result } from './results.ts'

/** Runs `npm run check` and reports its steps like tests. */
export async function check(): Promise<Result> {
  const { ok, stdout, stderr } = await run(process.execPath, ['tests/check.ts'], { show: false })
  console.log(`${stdout}${stderr}`.trim())
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stdout) ?? []
  const result = {
    passed: Number(passed ?? 0),
    failed: Number(failed ?? 1),
    flaky: [],
    broken: [],
    slowest: [],
  }
  return ok ? result : failedRun(result)
}
