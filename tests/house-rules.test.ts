/** Rules of docs/ARCHITECTURE.md and docs/SPEC.md that are only kept because a test checks them. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminPermissions, backendPermissions } from '#contract/permissions.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { problems } from '#contract/problems.ts'
import { violations } from './fixtures/violations.ts'
import { chunkCircles } from './support/chunk_circles.ts'
import { contractEndpoints } from './support/contract_endpoints.ts'
import { lint } from './support/lint.ts'
import { projectFiles, projectRoot, textOf } from './support/project_files.ts'

const files = projectFiles()
const isText = (file: string) =>
  /\.(tsx?|js|json|jsonc|md|html|css|sql|po|ya?ml|svg|txt|webmanifest)$|^[^.]+$|\/run$/.test(file)

describe('the linter', () => {
  const reports = lint(Object.fromEntries(violations.map(({ file, code }) => [file, code])))
  const rulesOf = (file: string) => [
    ...new Set(reports.filter((report) => report.file === file).map(({ rule }) => rule)),
  ]

  test.each(violations)('reports $rule for $file', ({ file, rule }) => {
    expect(rulesOf(file)).toEqual(rule === 'none' ? [] : [rule])
  })

  test('is configured in one place, and disabled only for single lines with a reason', () => {
    expect(files.filter((file) => /oxlintrc|eslintrc/.test(file))).toEqual(['.oxlintrc.json'])
    const switchedOff = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
      .flatMap((file) => textOf(file).match(/lint-dis[a]ble.*/g) ?? [])
    expect(
      switchedOff.filter((comment) => !/^lint-dis[a]ble-next-line [\w/-]+ -- \w+/.test(comment)),
    ).toEqual([])
  })
})

test('no source file is longer than 300 lines', () => {
  const counted = files.filter(
    (file) => /\.(ts|tsx|css|html)$/.test(file) && !/\.gen\.|\.data\.|^(docs|locales)\//.test(file),
  )
  expect(counted.filter((file) => textOf(file).split('\n').length - 1 > 300)).toEqual([])
})

test('no file names a machine or a package registry', () => {
  const foreign = new RegExp(
    [
      projectRoot,
      '/ro' + 'ot/',
      '/Us' + 'ers/',
      '/wo' + 'rk/',
      'https?://[^/\\s"]*(regis' + 'try|mir' + 'ror)\\.',
    ].join('|'),
  )
  expect(files.filter((file) => isText(file) && foreign.test(textOf(file)))).toEqual([])
})

test('files of the page that import each other are found, files that only share an import are not', () => {
  const file = (name: string, ...imports: string[]) => ({ [name]: { file: `${name}.js`, imports } })
  const shared = { ...file('page', 'list', 'form'), ...file('list', 'common'), ...file('form', 'common') }
  expect(chunkCircles({ ...shared, ...file('common') })).toEqual([])
  expect(chunkCircles({ ...shared, ...file('common', 'form') })).toEqual(['common.js → form.js → common.js'])
})

/**
 * The store of uploads locks a row only to delete it, which blocks the checks of foreign keys anyway, and skips rows in
 * use (decision 070). A merge makes every request wait that adds a row of the company that ends (decision 098).
 */
const mayLockForUpdate = ['server/features/company_merge/pair_store.ts', 'server/features/upload/store.ts']

test('only two queries lock a row against the checks of foreign keys (decision 042)', () => {
  const files = projectFiles('server').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const held = files.filter((file) => /\.for\('update'|for update( of|\s+skip|[`)]|$)/m.test(textOf(file)))
  expect(files.length).toBeGreaterThan(100)
  expect(held).toEqual(mayLockForUpdate)
  for (const file of held) expect(textOf(file).match(/for update/g), file).toEqual(['for update'])
})

test('docs/OPERATIONS.md changes no data in the database: there is a page or a command for it', () => {
  const operations = textOf('docs/OPERATIONS.md')
  const statements = [...operations.matchAll(/^```sql\n([^`]*)```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
  // Before the first start there is nothing but the database itself.
  expect(statements.filter((line) => !/^create (role|database) /.test(line))).toEqual([])
  expect(operations).not.toMatch(/\b(delete from|insert into|update \w+ set|truncate|psql)\b/i)
})

test('no other code makes a table for spreadsheets, or saves a file', () => {
  const code = ['src', 'server', 'contract', 'sw']
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\./.test(file))
  const having = (form: RegExp) => code.filter((file) => form.test(textOf(file))).sort()
  expect(code.length).toBeGreaterThan(500)
  // Both hand cells to contract/csv.ts; src/exports.test.tsx and the test of rules.ts walk what they export. The others only read tables.
  expect(having(/text\/(csv|tab-sep)|\.[ct]sv\b/)).toEqual([
    'server/features/own_data/entries.ts',
    'server/features/own_data/readme.ts',
    'src/features/shared_files/table_files.ts',
    'src/shared/spreadsheet/TableSource.tsx',
    'src/shared/table/ExportButton.tsx',
  ])
  expect(having(/\bcsv(Text|Lines)\(/)).toEqual([
    'contract/csv.ts',
    'server/features/own_data/rules.ts',
    'src/shared/table/ExportButton.tsx',
  ])
  expect(having(/\.download = |\bdownload=/)).toEqual(['src/shared/table/save_file.ts'])
  expect(having(/\bsaveFile\(/)).toEqual([
    // Workbooks, whose texts are text cells (xlsx_write.ts).
    'src/features/bulk/BulkSource.tsx',
    'src/features/bulk/OwnExport.tsx',
    'src/features/market_price/admin/PriceUpload.tsx',
    // The zip that the server makes, a picture, and codes made of letters.
    'src/features/own_data/ExportForm.tsx',
    'src/features/postings/detail/QrDialog.tsx',
    'src/features/second_factor/RecoveryCodes.tsx',
    // JSON, which no spreadsheet runs.
    'src/features/spec_report/ReportedReading.tsx',
    'src/shared/table/ExportButton.tsx',
    'src/shared/table/save_file.ts',
  ])
  expect(having(/new Download\(/)).toEqual(['server/features/own_data/handlers.ts'])
})

describe('both languages', () => {
  const texts = Object.entries({ ...problems, ...fieldIssues })

  test.each(texts)('%s', (_, { en, zh }) => {
    expect(en).toMatch(/^[\p{Script=Latin}\p{Number}\p{Punctuation}\p{Symbol}\s]+$/u)
    expect(zh).toMatch(/\p{Script=Han}/u)
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
    expect(placeholders(zh)).toEqual(placeholders(en))
  })
})

describe('docs/SPEC.md', () => {
  const sections = textOf('docs/SPEC.md')
    .split(/^## (?=\d+\. )/m)
    .slice(1)
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\|(?!\s*(row|-))/.test(line))
      .map((line) =>
        line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
  const rows = sections.flatMap(rowsOf)
  const numbers = new Set(rows.map(([number]) => number))

  const states = ['done', 'differs', 'part', 'not yet']

  test('has five cells in each row, and names code and test for each row that is done or differs', () => {
    expect(rows.length).toBeGreaterThan(150)
    expect(rows.filter((cells) => cells.length !== 5 || !states.includes(cells[4] ?? ''))).toEqual([])
    const unshown = rows.filter(
      ([, , file, shown, state]) =>
        (state === 'done' || state === 'differs') && (file === '–' || shown === '–'),
    )
    expect(unshown).toEqual([])
  })

  test('numbers each row once, within its section', () => {
    expect(numbers.size).toBe(rows.length)
    const misplaced = sections.flatMap((section) => {
      const own = new RegExp(`^${Number.parseInt(section, 10)}\\.[1-9]\\d*$`)
      return rowsOf(section).filter(([number = '']) => !own.test(number))
    })
    expect(misplaced).toEqual([])
  })

  test('is cited only by numbers that exist', () => {
    const citing = files.filter((file) => isText(file) && file !== 'tests/house-rules.test.ts')
    const cited = citing.flatMap((file) =>
      [...textOf(file).matchAll(/SPEC (\d+\.\d+(?:(?:, |–)\d+\.\d+)*)/g)].flatMap(([, list = '']) =>
        list.split(/, |–/).map((number) => ({ file, number })),
      ),
    )
    expect(cited.length).toBeGreaterThan(200)
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
    expect(citing.filter((file) => /spec(ification)? \(?§/i.test(textOf(file)))).toEqual([])
  })

  test('is not cited in texts for users of the API', () => {
    expect(textOf('docs/openapi.json')).not.toMatch(/SPEC \d|§/)
  })

  test('names the decision for each deviation from the specification', () => {
    const departures = rows.filter(([, , , , state]) => state === 'differs')
    expect(departures.length).toBeGreaterThan(0)
    expect(
      departures.filter((cells) => !/`docs\/decisions\/\d{3}-[\w-]+\.md`/.test(cells.join(' '))),
    ).toEqual([])
  })

  test('names files that exist', () => {
    const named = rows.flatMap(([, demand = '', file, shown]) => [
      ...[...demand.matchAll(/`(docs\/[^`]+)`/g)].map(([, name]) => name ?? ''),
      ...[...`${file} ${shown}`.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
    ])
    expect(named.filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([])
  })
})

describe('every endpoint of the contract', async () => {
  const endpoints = await contractEndpoints()
  const mounted = () => (JSON.parse(textOf('docs/openapi.json')) as { paths: Record<string, object> }).paths

  test('is found by this test', () => expect(endpoints.length).toBeGreaterThan(20))

  test.each(endpoints)(
    '$method $path declares who may call it, and is mounted',
    ({ method, path: url, access }) => {
      expect(['public', 'user', 'company', 'operator', ...backendPermissions, ...adminPermissions]).toContain(
        access,
      )
      expect(Object.keys(mounted()[url.replace(/:(\w+)/g, '{$1}')] ?? {})).toContain(method.toLowerCase())
    },
  )
})
