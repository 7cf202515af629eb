// Runs in tests/support/one_document.ts.
/** Every table that a page exports for spreadsheets: no text can become a formula, and numbers stay numbers. */
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { formulas, negative, readBack } from '#contract/csv.test_support.ts'
import type { Field } from '#contract/fields.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { resources } from '#contract/resources/index.ts'
import { auditLogPageOf } from '#features/audit_log/audit_log_page.tsx'
import { useCsvColumns } from '#features/posting_review/use_csv_columns.ts'
import type { ResourcePageEntry, ResourceRow } from '#shared/resource_page/define_page.ts'
import { ResourceExport } from '#shared/resource_page/ResourceExport.tsx'
import { ExportButton } from '#shared/table/ExportButton.tsx'

/** The saved files are kept here instead of on the disk. */
let saved: Blob[] = []
URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`
URL.revokeObjectURL = () => {}
// jsdom would try to follow the link.
HTMLAnchorElement.prototype.click = () => {}
afterEach(() => {
  saved = []
})

/** Shows an export button, clicks it, and returns the file that it saves. */
async function exportedBy(button: ReactNode): Promise<string> {
  const box = document.createElement('div')
  const root = createRoot(box)
  const client = new QueryClient()
  const page = (
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>{button}</QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
  act(() => root.render(page))
  act(() => box.querySelector('button')!.click())
  await act(async () => {
    await expect.poll(() => saved.length).toBe(1)
  })
  act(() => root.unmount())
  return saved[0]!.text()
}

const isPage = (one: unknown): one is ResourcePageEntry =>
  typeof one === 'object' && one !== null && 'of' in one && 'columns' in one
const modules = import.meta.glob<object>('./features/**/*_page.{ts,tsx}', { eager: true })
const pages = [
  ...Object.values(modules)
    .flatMap((one) => Object.values(one))
    .filter(isPage),
  auditLogPageOf({}) as unknown as ResourcePageEntry,
]

test('every declared resource has its page here', () => {
  expect(pages.map(({ of }) => of.name).sort()).toEqual(Object.keys(resources).sort())
})

/** A value of the widget that contains the text, or the number. */
function hostile(field: Field | undefined, text: string): unknown {
  if (field?.widget === 'bilingual') return { zh: text, en: text }
  if (field?.widget === 'multi') return [text]
  return field?.widget === 'number' ? negative : text
}
const withoutText = [
  'number',
  'flag',
  'date',
  'time',
  'record',
  'row',
  'person',
  'top_category',
  'region',
  'rich_text',
]

test.each(pages.map((entry) => [entry.of.name, entry] as const))('the table of %s', async (_, entry) => {
  const fields = Object.entries(entry.of.fields)
  const rows = formulas.map((text) => ({
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, withoutText.includes(field.widget) ? null : hostile(field, text)]),
    ),
    ...Object.fromEntries(
      fields.flatMap(([name, { widget }]) => (widget === 'number' ? [[name, negative]] : [])),
    ),
    id: 1,
    revision: 1,
    state: entry.of.states[0] ?? null,
    created_time: '2026-01-31T08:00:00.000Z',
    updated_time: '2026-01-31T08:00:00.000Z',
    can: {},
  })) as unknown as ResourceRow[]
  vi.stubGlobal('fetch', async () => Response.json({ data: { results: rows, before: null } }))
  const csv = await exportedBy(<ResourceExport entry={entry} search={{}} total={rows.length} />)
  expect(readBack(csv)).toEqual({
    running: [],
    texts: fields.filter(([, { widget }]) => !withoutText.includes(widget)).length,
    numbers: fields.filter(([name, { widget }]) => widget === 'number' && !entry.options?.[name as never])
      .length,
  })
})

test('the table of postings', async () => {
  const rows = formulas.map((text) => ({
    kind: 'quotation',
    state: 'online',
    code: text,
    title: text,
    company: { name: text },
    author: text,
    material: text,
    currency: text,
    heat_no: text,
    quantity: negative,
    price_amount: negative,
    flags: [],
    submitted_time: null,
    published_time: null,
    expires_at: null,
  })) as unknown as AdminPostingRow[]
  function PostingExport() {
    const columns = useCsvColumns()
    const collect = async () => ({ rows, isComplete: true })
    return <ExportButton collect={collect} columns={columns} name="quotation" />
  }
  expect(readBack(await exportedBy(<PostingExport />))).toEqual({ running: [], texts: 7, numbers: 2 })
})
