/** A valid request for every operation in the access table. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { kindRequests } from './access_kinds.ts'
import { staffRequests } from './access_staff.ts'
import { searchToSave } from './access_targets.ts'
import type { Target } from './access_cases.ts'
import type { RawInput } from './app.ts'
import { editionRequests } from './app_editions.ts'
import { makePasskey } from './authenticator.ts'
import { backendUserRequests } from './backend_users.ts'
import { certificationValues } from './certification.ts'
import { correctionRequests } from './correction_targets.ts'
import { certificateAt, supplierValues } from './good_business.ts'
import { testPassword } from './factory.ts'
import { forumRequests } from './forum.ts'
import { inspectionRequests } from './inspections.ts'
import { dayAfter, quoteValues } from './quotes.ts'
import { marketPriceRequests } from './market_prices.ts'
import { settingRequests } from './site_settings.ts'

const noUser = { id: 'none', name: '', displayName: '' }
const profile = { display_name: 'Somebody', avatar: null, description: '', country: 'CN' }

/** What requests contain besides their target, such as the public code of `company` and a code that does not exist. */
type Given = {
  company: string
  absent: string
  businessTag: number | undefined
  supplierTag: number | undefined
  /** Id of a role with the right to administer the back office. */
  role: number
  preference: object
  subscription: () => object
}

/** Returns requests by operation; an operation that is missing needs only its address (`byAddress`). */
export function accessRequests(given: Given): Record<string, (target: Target) => RawInput> {
  const { company, absent, businessTag, supplierTag, role, preference, subscription } = given
  const stranger = () => `${randomUUID()}@nobody.example`
  const secrets = { password: testPassword, verify_code: '000000' }
  const byCode = ({ code }: Target) => ({ params: { code } })
  /** A job that does not exist, for targets that are none. */
  const jobOf = (code: string) => (code.includes('-') ? code : randomUUID())
  const ofForging = ({ code }: Target) => ({ kind: 'purchase_forging', code })
  const collected = ({ code }: Target) => ({ kind: 'quotation', code })
  return {
    ...kindRequests(),
    ...staffRequests(),
    ...correctionRequests(),
    ...editionRequests(),
    ...forumRequests(),
    ...inspectionRequests(),
    ...backendUserRequests(role),
    'POST /api/account/login/': () => ({
      body: { account: stranger(), login_type: 1, password: testPassword },
    }),
    'POST /api/account/register/': () => ({ body: { mobile: stranger(), ...secrets } }),
    'POST /api/account/forget_password/': () => ({ body: { mobile: stranger(), ...secrets } }),
    'POST /api/verify_code/send/': () => ({
      body: { key: 'none', code: 'none', event: 'register', mobile: stranger() },
    }),
    'PUT /api/account/edit/': ({ id }) => ({ body: { ...profile, id } }),
    'PUT /api/account/change_password/': () => ({
      body: { old_password: testPassword, new_password: 'Another_pw2' },
    }),
    'POST /api/passkey/creation_options/': () => ({ body: { password: testPassword } }),
    'POST /api/passkey/': () => ({
      body: { name: 'Phone', ...makePasskey().create({ challenge: 'none', user: noUser }) },
    }),
    'PUT /api/passkey/:id/': ({ id }) => ({ params: { id }, body: { name: 'Phone' } }),
    'POST /api/passkey/sign_in/': () => ({ body: makePasskey().sign('none', { userHandle: noUser.id }) }),
    'POST /api/second_factor/confirm/': () => ({ body: { setup: 'none', code: '000000' } }),
    'POST /api/second_factor/prove/': () => ({ body: { code: '000000' } }),
    'POST /api/second_factor/recovery_codes/': () => ({ body: { code: '000000' } }),
    'POST /api/second_factor/remove/': () => ({ body: { code: '000000' } }),
    'POST /api/account/export/': () => ({ body: { password: testPassword } }),
    'POST /api/account/deletion/': () => ({ body: { password: testPassword } }),
    'PUT /api/backend/company_contact/': () => ({
      body: { contact_name: 'Somebody', contact_mobile: '13800138000' },
    }),
    'POST /api/account/pre_login_info/': () => ({
      body: { pre_company_name: 'A new name', pre_business_tag_id: businessTag },
    }),
    'GET /api/website_config/:section/': ({ code }) => ({
      params: { section: code === absent ? 'nothing' : 'site' },
    }),
    'GET /api/admin/website_config/history/:section/': () => ({ params: { section: 'site' } }),
    ...marketPriceRequests,
    ...settingRequests(),
    'GET /api/admin/review/reasons/': () => ({ query: { kind: 'quotation', action: 'reject' } }),
    'POST /api/admin/user/:id/impersonate/': ({ id }) => ({
      params: { id },
      body: { comment: 'Asked by phone' },
    }),
    'POST /api/backend/intention/seen/': () => ({ body: { ids: [1] } }),
    'POST /api/backend/quote/request/:code/seen/': ({ code }) => ({ params: { code }, body: { ids: [1] } }),
    'PUT /api/user_message/:id/': ({ id }) => ({ params: { id }, body: { is_read: true } }),
    // This address is not public, so a caller who may use the operation gets 422.
    'POST /api/resource/fetch/': () => ({
      body: { address: 'https://127.0.0.1/a.png', file_types: ['image'], usage: 'avatar' },
    }),
    'POST /api/resource/access/': () => ({ body: { addresses: ['/uploads/private/2026/01/absent.pdf'] } }),
    'POST /api/user_accusation/': () => ({ body: { record_sign: '', module: 'accusation', comment: 'x' } }),
    'POST /api/spec_report/': () => ({ body: { line: '178*32', note: '' } }),
    'POST /api/push/subscription/': () => ({ body: subscription() }),
    'DELETE /api/push/subscription/': ({ id }) => ({ query: { id } }),
    'PUT /api/notification_preference/': () => ({ body: preference }),
    'POST /api/admin/delivery/mail/test/': () => ({ body: { to: stranger() } }),
    'POST /api/admin/market_setup/:step/confirm/': () => ({ params: { step: 'backup' } }),
    'PUT /api/admin/market_setup/away/': () => ({ body: { is_away: true } }),
    'PUT /api/admin/weekly_report/': () => ({ body: { on: true } }),
    'GET /api/quotation/suggest/': () => ({ query: { keyword: '42' } }),
    'POST /api/quotation/:code/intention/': (target) => ({
      ...byCode(target),
      body: { quantity: 1, message: 'Interested' },
    }),
    'GET /api/backend/intention/': () => ({ query: { box: 'received' } }),
    'POST /api/backend/intention/:id/:action/': ({ id }) => ({
      params: { id, action: 'close' },
      body: {},
    }),
    'POST /api/backend/conversation/': (target) => ({ body: { code: target.code, company } }),
    'GET /api/backend/deal/:source/:id/': ({ id }) => ({ params: { source: 'intention', id } }),
    'POST /api/backend/conversation/:id/message/': ({ id }) => ({ params: { id }, body: { text: 'Hello' } }),
    'POST /api/backend/conversation/:id/read/': ({ id }) => ({ params: { id }, body: { up_to: 1 } }),
    'POST /api/purchase_forging/:code/quote/': (target) => ({ ...byCode(target), body: quoteValues() }),
    'PUT /api/backend/quote/:id/': ({ id }) => ({ params: { id }, body: { ...quoteValues(), revision: 1 } }),
    'POST /api/backend/quote/:id/confirm/': ({ id }) => ({ params: { id }, body: { request_revision: 1 } }),
    'POST /api/backend/quote/:id/withdraw/': ({ id }) => ({ params: { id } }),
    'POST /api/backend/quote/:id/accept/': ({ id }) => ({
      params: { id },
      body: { revision: 1, agreed_quantity: 1 },
    }),
    'POST /api/backend/quote/:id/decline/': ({ id }) => ({ params: { id }, body: {} }),
    'POST /api/raise/:code/join/': (target) => ({ ...byCode(target), body: { quantity: 10 } }),
    'PUT /api/backend/join/:id/': ({ id }) => ({ params: { id }, body: { quantity: 12 } }),
    'GET /api/collection/among/': ({ code }) => ({ query: { code: [code] } }),
    'POST /api/drawing_access/': (target) => ({ body: ofForging(target) }),
    'GET /api/backend/drawing_access/': (target) => ({ query: ofForging(target) }),
    'POST /api/backend/drawing_access/:id/:action/': ({ id }) => ({ params: { id, action: 'grant' } }),
    'POST /api/backend/membership/application/': () => ({ body: { tier: 'gold', years: 1 } }),
    'POST /api/admin/membership/:id/confirm/': ({ id }) => ({
      params: { id },
      body: { starts_on: chinaDay(new Date()) },
    }),
    'GET /api/backend/deal/:source/:id/freight/': ({ id }) => ({ params: { source: 'intention', id } }),
    'POST /api/backend/deal/:source/:id/freight/use/': ({ id }) => ({ params: { source: 'intention', id } }),
    'POST /api/backend/deal/:source/:id/freight/refund/': ({ id }) => ({
      params: { source: 'intention', id },
      body: { fee: 860.5 },
    }),
    'POST /api/admin/freight/:id/refuse/': ({ id }) => ({ params: { id }, body: { reason: 'No invoice' } }),
    'POST /api/admin/membership/:id/decline/': ({ id }) => ({ params: { id }, body: { reason: 'Not paid' } }),
    'POST /api/admin/mill_certificate/:id/dismiss/': ({ id }) => ({
      params: { id },
      body: { reason: 'Sold on' },
    }),
    'POST /api/admin/delivery/:job/retry/': ({ code }) => ({ params: { job: jobOf(code) } }),
    'POST /api/admin/delivery/:job/give_up/': ({ code }) => ({ params: { job: jobOf(code) } }),
    'POST /api/saved_search/': () => ({ body: searchToSave() }),
    'PUT /api/saved_search/:id/': ({ id }) => ({ params: { id }, body: { name: 'Bars', alert: 'daily' } }),
    'POST /api/backend/certification/': ({ code: address }) => ({ body: certificationValues(address) }),
    'POST /api/admin/certification/:id/certify/': ({ id }) => ({
      params: { id },
      body: { expires_on: dayAfter(365) },
    }),
    'POST /api/admin/certification/:id/:action/': ({ id }) => ({
      params: { id, action: 'reject' },
      body: { comment: 'The licence cannot be read' },
    }),
    'POST /api/backend/good_business/': ({ code: address }) => ({
      body: supplierValues([supplierTag ?? 0], [certificateAt(address)]),
    }),
    'POST /api/admin/supplier/:id/:action/': ({ id }) => ({
      params: { id, action: 'reject' },
      body: { comment: 'Not a supplier' },
    }),
    'POST /api/admin/supplier/:id/sponsor/': ({ id }) => ({
      params: { id },
      body: { sponsored_until: dayAfter(30), sponsored_position: 1 },
    }),
    'POST /api/admin/company/:id/rating/': ({ id }) => ({
      params: { id },
      body: { credit_rating: 3, before: 2, comment: 'Reliable' },
    }),
    'GET /api/admin/company/:id/merge/': ({ id, code }) => ({
      params: { id },
      query: { into: Number(code) || 1 },
    }),
    'POST /api/admin/company/:id/merge/': ({ id, code }) => ({
      params: { id },
      body: { into: Number(code) || 1, comment: 'Registered twice' },
    }),
    'POST /api/admin/company/:id/managers/': ({ id }) => ({
      params: { id },
      body: {
        manager_shichang: 'Wang',
        manager_caigou: null,
        before: { manager_shichang: null, manager_caigou: null },
      },
    }),
    'POST /api/collection/': (target) => ({ body: collected(target) }),
    'DELETE /api/collection/': (target) => ({ query: collected(target) }),
  }
}

/** A request without query and body. */
export const byAddress =
  ({ path }: Endpoint) =>
  ({ code, id }: Target): RawInput => {
    if (path.includes(':code')) return { params: { code } }
    return path.includes(':id') ? { params: { id } } : {}
  }
