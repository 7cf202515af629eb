// Runs in tests/support/one_document.ts.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { MantineProvider } from '@mantine/core'
import { notificationsStore } from '@mantine/notifications'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from '#shared/ui/roots.test_support.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { amount, requiredText } from '#contract/text.ts'
import { query } from '../api/query.ts'
import { lang } from '../i18n/language.ts'
import { hasUnsaved } from '../offline/unsaved.ts'
import { forgetAccount } from '../session/account_memory.ts'
import '../ui/rendered.test_support.tsx'
import { FormDialog } from './FormDialog.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField } from './TextField.tsx'
import { useEndpointForm } from './use_endpoint_form.ts'

Element.prototype.scrollIntoView = () => {}

const order = endpoint({
  method: 'POST',
  path: '/api/order/:code/',
  access: 'user',
  acting: 'only_in_person',
  summary: 'Orders something',
  params: z.strictObject({ code: z.string() }),
  body: z.strictObject({ quantity: amount(100), remark: requiredText(20) }),
  reply: z.object({ id: z.int() }),
  idempotent: true,
})
const orders = endpoint({
  method: 'GET',
  path: '/api/order/',
  access: 'user',
  summary: 'What was ordered',
  reply: z.array(z.int()),
})

type Seen = { path: string; key: string | undefined; body: unknown }
let seen: Seen[] = []
/** The answers to the next requests; the last one is repeated. */
let answers: [status: number, body: object][] = []
const server = createServer(async (request: IncomingMessage, response) => {
  const [status, body] = (answers.length > 1 ? answers.shift() : answers[0])!
  seen.push({
    path: new URL(request.url ?? '', 'http://page').pathname,
    key: request.headers['idempotency-key'] as string | undefined,
    body: JSON.parse(await text(request)),
  })
  response.writeHead(status).end(JSON.stringify(body))
})
const realFetch = globalThis.fetch
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The page calls its own origin; here that is the server above.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => realFetch(new URL(address, origin), init))
})
afterAll(() => void server.close())

const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message)
let client: QueryClient
let root: Root
const sent = vi.fn<(id: number) => void>()
const checked = vi.fn<(isRight: boolean) => void>()

function Order({ keptAs }: { keptAs?: string }) {
  const form = useEndpointForm(order, {
    id: 'order',
    params: { code: 'A1' },
    values: { quantity: null as number | null, remark: '' },
    alsoCheck: ({ quantity }): Record<string, string> =>
      quantity === 13 ? { quantity: 'Not thirteen' } : {},
    changes: [orders],
    keptAs,
    onSent: ({ id }) => sent(id),
    onRefused: ({ code }) => (code === 'too_little_left' ? { quantity: 'Only 3 left' } : undefined),
  })
  return (
    <FormDialog form={form} title="Order" submitLabel="Send" onClose={() => {}}>
      <NumberField {...form.field('quantity')} label="Quantity" />
      <TextField {...form.field('remark')} label="Remark" />
      <button id="check-one" type="button" aria-label="One" onClick={() => checked(form.check('remark'))} />
      <button id="check-all" type="button" aria-label="All" onClick={() => checked(form.check())} />
    </FormDialog>
  )
}

/** Waits until answers and animations have been applied to the page. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  })
const open = async (keptAs?: string) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={client}>
            <Order keptAs={keptAs} />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  await until(() => expect(input('remark')).not.toBeNull())
}
const close = () => act(async () => root.unmount())
const input = (name: string) => document.querySelector<HTMLInputElement>(`#order-${name}`)!
const type = (name: string, value: string) =>
  act(async () => {
    const element = input(name)
    const prototype = Object.getPrototypeOf(element) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** The error message at a field. */
const said = (name: string) => document.querySelector(`#order-${name}-error`)?.textContent
const submit = async () => {
  await act(async () => document.querySelector('form')!.requestSubmit())
  await until(() => expect(document.querySelector('[data-loading]')).toBeNull())
}

beforeEach(() => {
  seen = []
  answers = [[200, { data: { id: 7 } }]]
  client = new QueryClient()
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
})
afterEach(async () => {
  await close()
  sent.mockReset()
  forgetAccount()
})

describe('before it is sent', () => {
  test('each field shows what the contract’s schema finds wrong, and a toast names the first field', async () => {
    await open()
    await type('quantity', '200')
    await submit()
    expect(said('quantity')).toBeTruthy()
    expect(said('remark')).toBeTruthy()
    expect(toasts()).toEqual([`Quantity: ${said('quantity')}`])
    expect(document.activeElement).toBe(input('quantity'))
    expect(seen).toEqual([])
    // A changed field is no longer marked as wrong; the others still are.
    await type('quantity', '5')
    expect(said('quantity')).toBeUndefined()
    expect(said('remark')).toBeTruthy()
  })

  test('one field or all can be checked without sending', async () => {
    const press = (id: string) => act(async () => document.querySelector<HTMLElement>(`#${id}`)!.click())
    await open()
    await press('check-one')
    expect([said('quantity'), said('remark')]).toEqual([undefined, expect.any(String)])
    await type('remark', 'round')
    await press('check-one')
    await press('check-all')
    expect(said('quantity')).toBeTruthy()
    await type('quantity', '5')
    await press('check-all')
    expect(checked.mock.calls.flat()).toEqual([false, true, false, true])
    expect(seen).toEqual([])
  })

  test('what is no number is not sent and stays in the field, also when the form is opened again', async () => {
    await open('order')
    await type('quantity', '5.5k')
    await type('remark', 'round')
    await submit()
    expect(said('quantity')).toBe(fieldIssues.number_expected[lang])
    expect(seen).toEqual([])
    await close()
    await open('order')
    expect(input('quantity').value).toBe('5.5k')
  })

  test('the checks of the form itself count beside the schema', async () => {
    await open()
    await type('quantity', '13')
    await type('remark', 'round')
    await submit()
    expect(said('quantity')).toBe('Not thirteen')
    expect(seen).toEqual([])
  })
})

describe('sending', () => {
  const fill = async () => {
    await open()
    await type('quantity', '5')
    await type('remark', 'round')
  }

  test('the body goes to the endpoint, and the queries that it changes are fetched again', async () => {
    const { queryKey } = query(orders, {})
    client.setQueryData(queryKey, [])
    await fill()
    await submit()
    expect(seen).toMatchObject([{ path: '/api/order/A1/', body: { quantity: 5, remark: 'round' } }])
    expect(sent).toHaveBeenCalledExactlyOnceWith(7)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('a repeat has the same Idempotency-Key, another body a new one', async () => {
    answers = [[500, {}]]
    await fill()
    await submit()
    await submit()
    await type('quantity', '6')
    await submit()
    const [first, second, third] = seen.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('a refusal by the server is shown at the field that it names, or that its code belongs to', async () => {
    const fields = { remark: 'Say more' }
    answers = [
      [400, { code: 'validation_failed', detail: 'Please check', data: fields }],
      [409, { code: 'too_little_left', detail: 'Too little left' }],
    ]
    await fill()
    await submit()
    expect(said('remark')).toBe('Say more')
    expect(toasts()).toEqual(['Remark: Say more'])
    await submit()
    expect(said('quantity')).toBe('Only 3 left')
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  test('any other refusal is shown above the form until the form is sent again', async () => {
    answers = [
      [409, { code: 'order_exists', detail: 'Ordered already' }],
      [200, { data: { id: 8 } }],
    ]
    await fill()
    await submit()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Ordered already')
    expect(toasts()).toEqual(['Ordered already'])
    await submit()
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  test('without a network the form says that nothing is lost', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no line'))
    await fill()
    await submit()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Nothing you typed is lost')
    expect(input('remark').value).toBe('round')
  })
})

describe('values that were typed and not sent', () => {
  test('are restored until they are sent; no update reloads the page while the form is open', async () => {
    await open('order A1')
    await type('remark', 'round')
    expect(hasUnsaved()).toBe(true)
    await close()
    expect(hasUnsaved()).toBe(false)
    await open('order A1')
    expect(input('remark').value).toBe('round')
    await type('quantity', '5')
    await submit()
    await close()
    await open('order A1')
    expect(input('remark').value).toBe('')
  })

  test('are forgotten when the account leaves', async () => {
    await open('order A1')
    await type('remark', 'round')
    await close()
    forgetAccount()
    await open('order A1')
    expect(input('remark').value).toBe('')
  })

  test('are forgotten with a dialog that has no name', async () => {
    await open()
    await type('remark', 'round')
    await close()
    await open()
    expect(input('remark').value).toBe('')
  })
})
