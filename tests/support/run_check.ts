import { run } from './command.ts'
import { failedRun, failureLine, type Result } from './results.ts'

/** The failed steps with what they complain of, from the output of `npm run check`. */
export const failedSteps = (stdout: string): string[] =>
  [...stdout.matchAll(/^FAILED +[\d.]+ s  (.+)((?:\n  .*)*)/gm)].map(([, name, complaint]) =>
    failureLine(`check: ${name}`, complaint?.trim()),
  )

/** Runs `npm run check` and reports its steps like tests. */
export async function check(): Promise<Result> {
  const { ok, stdout, stderr } = await run(process.execPath, ['tests/check.ts'], { show: false })
  console.log(`${stdout}${stderr}`.trim())
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stdout) ?? []
  const result = {
    passed: Number(passed ?? 0),
    failed: Number(failed ?? 1),
    flaky: [],
    broken: failedSteps(stdout),
    slowest: [],
  }
  return ok ? result : failedRun(result)
}
