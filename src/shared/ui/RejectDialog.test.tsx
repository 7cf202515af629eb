// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { empty, endpoint } from '#contract/endpoint.ts'
import { useEndpointForm } from '../form/use_endpoint_form.ts'
import { RejectDialog, type RejectValues } from './RejectDialog.tsx'
import { rendered, serverAnswers } from './rendered.test_support.tsx'

Element.prototype.scrollIntoView = () => {}
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => {}

/** Every upload is refused as a damaged file. */
class RefusingUploads {
  upload = {}
  status = 415
  responseText = JSON.stringify({ code: 'file_damaged', detail: 'The file is damaged' })
  onload = () => {}
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  abort() {}
  send() {
    queueMicrotask(() => this.onload())
  }
}

const reject = endpoint({
  method: 'POST',
  path: '/api/reject/',
  access: 'user',
  acting: 'allowed',
  summary: 'Rejects something',
  body: z.strictObject({ comment: z.string(), img_arr: z.array(z.string()) }),
  reply: empty,
})

function Rejecting() {
  const values: RejectValues = { comment: 'The licence cannot be read', img_arr: [] }
  const form = useEndpointForm(reject, { id: 'reject', values })
  return <RejectDialog form={form} permit_img onClose={() => {}} />
}

test('a picture that was not uploaded stops the rejection until it is removed', async () => {
  vi.stubGlobal('XMLHttpRequest', RefusingUploads)
  const calls: string[] = []
  serverAnswers(({ pathname }) => void calls.push(pathname))
  rendered(<Rejecting />)
  const found = <E extends HTMLElement>(css: string) =>
    vi.waitFor(() => {
      const element = document.querySelector<E>(css)
      if (!element) throw new Error(`There is no ${css} yet`)
      return element
    })
  const submit = await found<HTMLButtonElement>('button[type=submit]')
  const chooser = await found<HTMLInputElement>('input[type=file]')
  expect(submit.disabled).toBe(false)
  const picture = new File(['x'], 'licence.jpg', { type: 'image/jpeg' })
  Object.defineProperty(chooser, 'files', { value: [picture] })
  await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('An image was not uploaded. Try again or remove it.'),
  )
  expect(submit.disabled).toBe(true)
  await act(async () => submit.form?.requestSubmit())
  expect(calls).toEqual([])
})
