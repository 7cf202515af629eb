/** Creates the callers and targets of the access table, and a valid request for every operation. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Endpoint } from '#contract/endpoint.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { intentionApi } from '#contract/intention.ts'
import {
  adminPermissions,
  backendPermissions,
  type AdminPermission,
  type BackendPermission,
} from '#contract/permissions.ts'
import { postings } from '#contract/postings/index.ts'
import { pushApi } from '#contract/push.ts'
import { tagApi } from '#contract/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { notificationPreferenceApi } from '#contract/notification_preference.ts'
import { notify } from '#server/features/user_message/store.ts'
import { accessRequests, byAddress } from './access_requests.ts'
import { kindTargets } from './access_kinds.ts'
import { staffTargets } from './access_staff.ts'
import { furtherTargets, ownerCode } from './access_targets.ts'
import type { RawInput, TestApp } from './app.ts'
import { administratorRole, backendUserTargets } from './backend_users.ts'
import type { Member, Person } from './factory.ts'
import { form } from './files.ts'
import type { Caller, CallerName, Target, TargetName, Targets } from './access_cases.ts'
import { completeValues, market } from './postings.ts'
import { browserKeys } from './push_crypto.ts'
import { resourceRequest } from './resource_access.ts'
import { permissionFor, resourceOfPath, resourceSamples } from './resource_samples.ts'

/** The rights that an operation requires of staff and of operators. */
type Right = { backend: BackendPermission; admin: AdminPermission }

const { api, definition } = postings.quotation
/** Contact details of the owner of every foreign target; only the contact card may reveal them. */
export const ownerContact = {
  contact_name: 'Nightjar Owl',
  contact_mobile: '+8619955554444',
  contact_email: 'nightjar@secret.example',
  contact_address: '4 Hidden Lane',
}
const absent: Target = { code: 'QZZZZZZZZ', id: 2_000_000_000 }

/** The right that `access` requires; the one for spot postings if it requires none, because answers may depend on that. */
const rightOf = ({ access, path }: Endpoint): Right => {
  const resource = resourceOfPath(path)
  return {
    backend: backendPermissions.find((name) => name === access) ?? 'seller_quotation.get',
    admin:
      adminPermissions.find((name) => name === access) ??
      (resource ? permissionFor(resource.of) : definition.adminPermission),
  }
}

/** Creates callers and targets in one application; `code` is the public code of the company that owns foreign targets. */
export async function accessWorld(app: TestApp, code = ownerCode) {
  const { make, call, raw, deps } = app
  const samples = resourceSamples(app)
  const assistant = await make.operator(['admin_user.get'])
  const reviewer = await make.operator(['admin_quotation.get'])
  const { submit, publish } = market(app, reviewer)
  const owner = await make.gold({ ...ownerContact, code })
  const { data: tags } = await call(tagApi.list, { query: { module: 'pre_business' } })
  const { data: suppliers } = await call(tagApi.list, { query: { module: 'good_business' } })
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

  const withoutCompany = (person: Person): Caller => ({ person, main: undefined })
  const asMainAccount = (main: Member): Caller => ({ person: main, main })
  const without = <T extends string>(all: readonly T[], one: T) => all.filter((name) => name !== one)
  const asGoldStaff = async (permissions: BackendPermission[]): Promise<Caller> => {
    const main = await make.gold()
    return { person: await make.staff(main.tenantId, permissions), main }
  }
  /** Creates a new caller for an operation that requires the right `backend`, or `admin` in the back office. */
  const callers: Record<CallerName, (right: Right) => Promise<Caller>> = {
    visitor: async () => ({ person: undefined, main: undefined }),
    user: async () => withoutCompany(await make.user()),
    company: async () => asMainAccount(await make.member()),
    other: async () => asMainAccount(await make.certified()),
    silver: async () => asMainAccount(await make.silver()),
    gold: async () => asMainAccount(await make.gold()),
    no_right: ({ backend }) => asGoldStaff(without(backendPermissions, backend)),
    staff: ({ backend }) => asGoldStaff([backend]),
    no_permission: async ({ admin }) => withoutCompany(await make.operator(without(adminPermissions, admin))),
    operator: async ({ admin }) => withoutCompany(await make.operator([admin])),
  }

  const draft = async (of: Member) =>
    (await call(api.create, { body: completeValues() }, { token: of.token })).data.code
  const online = await publish(owner)
  const foreignDraft = await draft(owner)
  const intend = async (buyer: Member, code: string) => {
    const sent = await call(
      intentionApi.create,
      { params: { code }, body: { quantity: 1, message: 'Interested' } },
      { token: buyer.token },
    )
    return sent.data.id
  }
  const mainOf = ({ main }: Caller): Member => {
    if (!main) throw new Error('This caller has no company')
    return main
  }

  const postingTargets: Targets = {
    own: async (caller) => ({ code: await draft(mainOf(caller)) }),
    foreign: async () => ({ code: foreignDraft }),
    online: async () => ({ code: online }),
    hidden: async () => ({ code: await submit(owner) }),
  }
  const intentionTargets: Targets = {
    own: async (caller) => ({ id: await intend(mainOf(caller), await publish(owner)) }),
    received: async (caller) => ({ id: await intend(owner, await publish(mainOf(caller))) }),
    foreign: async () => ({ id: await intend(await make.member(), online) }),
  }
  const message = async (of: Person) => {
    await notify(deps.database.orm, {
      accountIds: [of.id],
      module: 'quotation',
      record_sign: online,
      code: 'posting_approved',
      params: { title: { zh: '圆钢', en: 'Round' } },
      now: deps.clock(),
    })
    const list = await call(userMessageApi.list, {}, { token: of.token })
    return list.data.results[0]?.id ?? 0
  }
  const messageTargets: Targets = {
    own: async ({ person }) => (person ? { id: await message(person) } : {}),
    foreign: async () => ({ id: await message(await make.user()) }),
  }
  const { data: key } = await call(pushApi.key, {}, { token: owner.token })
  const subscription = () => ({
    endpoint: `https://push.example/${randomUUID()}`,
    keys: browserKeys().keys,
    key_id: key.key_id,
    language: 'en-US' as const,
  })
  const subscribe = async (of: Person) =>
    (await call(pushApi.subscribe, { body: subscription() }, { token: of.token })).data.id
  const pushTargets: Targets = {
    own: async ({ person }) => (person ? { id: await subscribe(person) } : {}),
    foreign: async () => ({ id: await subscribe(await make.user()) }),
  }
  const furtherTargetsOf = await furtherTargets(app, { owner, online, mainOf, publish, intend })
  const targetsOfKind = kindTargets(app, owner)
  const targetsOfStaff = staffTargets(app, mainOf)
  const targetsOf = (path: string): Targets => {
    // A company can have only one open enquiry on a posting, so each call needs a new one.
    if (path.endsWith('/intention/'))
      return { ...postingTargets, online: async () => ({ code: await publish(owner) }) }
    if (path.startsWith('/api/backend/intention/')) return intentionTargets
    if (path.startsWith('/api/user_message/')) return messageTargets
    if (path.startsWith('/api/push/')) return pushTargets
    if (path.startsWith('/api/admin/backend_user/')) return backendUserTargets(app)
    return targetsOfStaff(path) ?? targetsOfKind(path) ?? furtherTargetsOf(path) ?? postingTargets
  }

  const { data: preference } = await call(notificationPreferenceApi.get, {}, { token: owner.token })
  const requests = accessRequests({
    company: code,
    absent: absent.code,
    businessTag: tags.results[0]?.id,
    supplierTag: suppliers.results[0]?.id,
    role: await administratorRole(samples),
    preference,
    subscription,
  })

  async function request(endpoint: Endpoint, target: TargetName, caller: Caller): Promise<RawInput> {
    // A call of its own below a resource's address is among the requests.
    const own = requests[`${endpoint.method} ${endpoint.path}`]
    const ofResource = own ? undefined : await resourceRequest(samples, endpoint, target, caller)
    if (ofResource) return ofResource
    const found = { ...absent, ...(await targetsOf(endpoint.path)[target]?.(caller)) }
    if (target === 'none') found.code = online
    return (own ?? byAddress(endpoint))(found)
  }

  const kept = new Map<string, Promise<Caller>>()
  const requestsMade = new Map<string, Promise<RawInput>>()
  /** A read, or a call that is refused, changes nothing: the next one may use the same row, unless it is the caller's own. */
  const sharedRequest = (endpoint: Endpoint, target: TargetName, caller: Caller): Promise<RawInput> => {
    if (target === 'own' || target === 'received') return request(endpoint, target, caller)
    const key = `${endpoint.method} ${endpoint.path} ${target}`
    const known = requestsMade.get(key) ?? request(endpoint, target, caller)
    requestsMade.set(key, known)
    return known
  }
  return {
    /** Owner of every foreign target. */
    owner,
    /** Creates an account that has entered a company which is not founded yet. */
    founder: async (): Promise<Caller> =>
      withoutCompany(
        await make.user({ pre_company_name: 'Still to come', pre_business_tag_id: tags.results[0]?.id ?? 0 }),
      ),
    /**
     * Returns a new caller for each call that may change something. Reads, and calls that will be refused, share one
     * caller of each kind.
     */
    caller(
      name: CallerName,
      endpoint: Endpoint,
      changesNothing = endpoint.method === 'GET',
    ): Promise<Caller> {
      const right = rightOf(endpoint)
      if (!changesNothing) return callers[name](right)
      const key = `${name} ${right.backend} ${right.admin}`
      const known = kept.get(key) ?? callers[name](right)
      kept.set(key, known)
      return known
    },
    /** Opens a session in which an operator with no other right acts for the caller's account, and returns its token. */
    async actingFor({ person }: Caller): Promise<string> {
      if (!person) throw new Error('Nobody acts for a visitor')
      const given = { params: { id: person.id }, body: { comment: 'Asked for help' } }
      return (await call(impersonationApi.open, given, { token: assistant.token })).data.token
    },
    request,
    /** Creates a target for the caller, of the kind that this path refers to. */
    target: (path: string, target: TargetName, caller: Caller) => targetsOf(path)[target]?.(caller),
    /**
     * Sends the caller's valid request for the target, in another session of the caller if its token is given;
     * `changesNothing` says that it reads, or will be refused.
     */
    async send(
      endpoint: Endpoint,
      target: TargetName,
      caller: Caller,
      changesNothing = false,
      token = caller.person?.token,
    ) {
      const options = token === undefined ? {} : { token }
      if (endpoint.multipart) return upload(app, endpoint, picture, options)
      const made = changesNothing ? sharedRequest : request
      return raw(endpoint, await made(endpoint, target, caller), options)
    },
  }
}

async function upload({ app }: TestApp, { path }: Endpoint, bytes: Buffer, { token }: { token?: string }) {
  const { payload, headers } = form({ file_type: 'image', usage: 'avatar' }, { name: 'a.png', bytes })
  const sent = await app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, ...(token && { 'access-token': token }) },
  })
  return { status: sent.statusCode, body: sent.json() as object }
}
