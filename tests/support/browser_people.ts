/** What other people do on the market during a browser test, by calling the API directly. */
import { expect, type APIRequestContext } from '@playwright/test'
import type { RegisteredKind } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import type { Usage } from '#contract/upload.ts'
import { demoPassword, fromOutbox, outbox, tokenOf, type Account } from './browser.ts'
import { png } from './browser_pictures.ts'
import { kindOf } from './kinds.ts'
import { completeValues } from './postings.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** An account that calls the API directly. */
export type Caller = {
  /** Returns `data` of the answer; throws on an error. */
  call<T>(method: Method, path: string, data?: object): Promise<T>
  token: string
  request: APIRequestContext
}

export async function callerOf(request: APIRequestContext, account: Account): Promise<Caller> {
  const token = await tokenOf(request, account)
  return {
    token,
    request,
    call: async <T>(method: Method, path: string, data?: object) => {
      const headers = { 'Access-Token': token, 'Accept-Language': 'en-US' }
      const answer = await request[method](path, {
        headers,
        data: method === 'get' ? undefined : (data ?? {}),
      })
      const body = (await answer.json()) as { data: T; detail?: string }
      expect(answer.status(), `${method} ${path}: ${JSON.stringify(body)}`).toBe(200)
      return body.data
    },
  }
}

/** Registers a person without company information, with the password of the demo accounts. */
export async function registerPerson(request: APIRequestContext, email: Account): Promise<void> {
  const dataOf = async <T>(answer: { json(): Promise<unknown> }) =>
    ((await answer.json()) as { data: T }).data
  const { key } = await dataOf<{ key: string }>(await request.get('/api/verify_code/image/'))
  const { text: code } = await fromOutbox({ key })
  // An invitation may have come to the same address before.
  const known = outbox().length
  const asked = { key, code, event: 'register', mobile: email }
  expect((await request.post('/api/verify_code/send/', { data: asked })).status()).toBe(200)
  const { text: verify_code } = await fromOutbox({ to: email }, known)
  const form = { mobile: email, password: demoPassword, verify_code, country: 'CN', source: 'pc' }
  expect((await request.post('/api/account/register/', { data: form })).status()).toBe(200)
}

/** Registers the main account of a new company. */
export async function registerTrader(
  request: APIRequestContext,
  email: Account,
  name: string,
): Promise<Caller> {
  await registerPerson(request, email)
  const person = await callerOf(request, email)
  const { results } = await person.call<{ results: { id: number; module: string }[] }>(
    'get',
    '/api/tag/?size=999',
  )
  const tag = results.find(({ module }) => module === 'pre_business')
  const form = { pre_company_name: name, pre_business_tag_id: tag?.id }
  await person.call('post', '/api/account/pre_login_info/', form)
  return person
}

/** Uploads a picture for this use and returns its address. */
export async function uploadPicture({ request, token }: Caller, usage: Usage): Promise<string> {
  const answer = await request.post('/api/resource/upload/', {
    headers: { 'Access-Token': token },
    multipart: { file_type: 'image', usage, file: await png('piece.png', '#5f6b76') },
  })
  const { data, detail } = (await answer.json()) as { data: string; detail?: string }
  expect(answer.status(), detail).toBe(200)
  return data
}

/** Returns complete values of a spot posting with as many photos as it needs, uploaded by the seller. */
export const spotValues = async (seller: Caller, values: QuotationValues = {}): Promise<QuotationValues> =>
  completeValues({
    ...values,
    photos:
      values.photos ??
      (await Promise.all(Array.from({ length: minPhotos(values) }, () => uploadPicture(seller, 'posting')))),
  })

/** Values of tests may be far from what is usual (decision 147). */
const confirmed = 'confirmed=price_amount,actual_weight_kg,weight_t'

const minPhotos = ({ character }: QuotationValues): number => (character === 2 ? 3 : 1)

/** Creates a draft and returns its code. */
export const draftSpot = async (seller: Caller, values: QuotationValues): Promise<string> =>
  (await seller.call<{ code: string }>('post', '/api/quotation/', values)).code

/** Submits a spot posting and returns its code. */
export const submitSpot = async (seller: Caller, values: QuotationValues = {}): Promise<string> =>
  (
    await seller.call<{ code: string }>(
      'post',
      `/api/quotation/?submit=1&${confirmed}`,
      await spotValues(seller, values),
    )
  ).code

/** Approves the posting with this code. */
export async function approvePosting(operator: Caller, kind: RegisteredKind, code: string): Promise<void> {
  const { revision } = await operator.call<{ revision: number }>('get', `/api/admin/${kind}/${code}/`)
  await operator.call('post', `/api/admin/${kind}/${code}/approve/`, { revision })
}

export const approveSpot = (operator: Caller, code: string): Promise<void> =>
  approvePosting(operator, 'quotation', code)

/** Switches off the alerts of a person's saved searches, so that they do not disturb what a test counts. */
export async function muteSearches(person: Caller): Promise<void> {
  const own = await person.call<{ results: { id: number; name: string }[] }>(
    'get',
    '/api/saved_search/?size=50',
  )
  for (const { id, name } of own.results)
    await person.call('put', `/api/saved_search/${id}/`, { name, alert: 'off' })
}

/** Submits a raw-material request and returns its code. */
export const submitMaterial = async (buyer: Caller, values: object = {}): Promise<string> => {
  const body = { ...kindOf('purchase_material').values, ...values }
  return (await buyer.call<{ code: string }>('post', `/api/purchase_material/?submit=1&${confirmed}`, body))
    .code
}

/** Puts a posting of any kind online and returns its code. */
export async function publishKind(
  request: APIRequestContext,
  kind: RegisteredKind,
  given: { by: Account; values?: object },
): Promise<string> {
  const { values, definition } = kindOf(kind)
  const poster = await callerOf(request, given.by)
  const body = { ...values, ...given.values }
  const { code } = await poster.call<{ code: string }>('post', `/api/${kind}/?submit=1`, body)
  if (definition.postedBy !== 'platform')
    await approvePosting(await callerOf(request, 'operator'), kind, code)
  return code
}

/** Returns the seller's own view of a posting from the server. */
export const ownSpot = (seller: Caller, code: string) =>
  seller.call<{
    state: string
    revision: number
    expires_at: string | null
    pending_revision: number | null
  }>('get', `/api/backend/quotation/${code}/`)
