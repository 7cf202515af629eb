import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type Report = { file: string; rule: string }

/** Lints files given as text in a temporary folder with the project's configuration. */
export function lint(files: Record<string, string>): Report[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  try {
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'tests/lint']) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `${text}\n`)
    }
    const cli = path.join(root, 'node_modules/oxlint/bin/oxlint')
    const run = spawnSync(process.execPath, [cli, '-f', 'json', ...Object.keys(files)], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { filename: string; code: string }[] }
    return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
