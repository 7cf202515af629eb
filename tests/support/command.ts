import { spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from './project_files.ts'

export type Outcome = { ok: boolean; stdout: string; stderr: string }

/** Runs one of the project's tools (`node_modules/<script>`) with this Node and returns its output. */
export function tool(script: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return run(process.execPath, [path.join(projectRoot, 'node_modules', script), ...args], {
    env,
    show: false,
  })
}

/** Runs a command in `cwd` to its end; with `show` its output is printed, too. */
export function run(
  command: string,
  args: string[],
  {
    env = {},
    cwd = projectRoot,
    show,
  }: { env?: Record<string, string | undefined>; cwd?: string; show: boolean },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [show ? 'inherit' : 'ignore', 'pipe', 'pipe'],
    })
    if (show) {
      child.stdout.pipe(process.stdout, { end: false })
      child.stderr.pipe(process.stderr, { end: false })
    }
    const outcome: Outcome = { ok: false, stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
    child.on('error', (error) => resolve({ ...outcome, stderr: error.message }))
    child.on('close', (code) => resolve({ ...outcome, ok: code === 0 }))
  })
}
