/** What belongs to a release: its section of the changelog, and proxies that let through what the server accepts. */
import { expect, test } from 'vitest'
import { uploadLimits } from '#contract/upload.ts'
import { appVersion } from '#server/http/version.ts'
import { textOf } from './support/project_files.ts'

test('the version of package.json is the newest section of the changelog', () => {
  expect(/^## (\S+)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(appVersion)
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
