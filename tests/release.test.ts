/** What belongs to a release: its section of the changelog, and proxies that let through what the server accepts. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { uploadLimits } from '#contract/upload.ts'
import { appVersion } from '#server/http/version.ts'
import { projectRoot, textOf } from './support/project_files.ts'

const migrations = readdirSync(path.join(projectRoot, 'server/db/migrations')).filter((name) =>
  name.endsWith('.sql'),
)

test('the version of package.json is the newest section of the changelog', () => {
  expect(/^## (\S+)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(appVersion)
})

test('each migration is in the section of the changelog whose version brings it', () => {
  const sections = [...textOf('CHANGELOG.md').matchAll(/^Migrations: (?:none|(\d{4})–(\d{4}))\.$/gm)]
  expect(sections).toHaveLength([...textOf('CHANGELOG.md').matchAll(/^## /gm)].length)
  const listed = sections
    .toReversed()
    .flatMap(([, from, to]) => (from && to ? [Number(from), Number(to)] : []))
  // One after the other without a gap, from the first migration to the newest.
  expect(listed.filter((_, at) => at % 2 === 0)).toEqual(
    [0, ...listed.filter((_, at) => at % 2).map((to) => to + 1)].slice(0, listed.length / 2),
  )
  expect(listed.at(-1)).toBe(migrations.length - 1)
})

test.each([
  ['docs/proxies/nginx.conf', /client_max_body_size (\d+)m;/, /X-Forwarded-For \$proxy_add_x_forwarded_for/],
  ['docs/proxies/Caddyfile', /max_size (\d+)MB/, /^\treverse_proxy /m],
])('%s lets the largest file through, and names the caller', (file, size, forwarded) => {
  const text = textOf(file)
  // Some room for the form around the file.
  expect(Number(size.exec(text)?.[1])).toBeGreaterThan(uploadLimits.single)
  expect(text).toMatch(forwarded)
  expect(text).toContain('Strict-Transport-Security')
})
