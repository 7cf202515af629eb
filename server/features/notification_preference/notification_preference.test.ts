import { afterAll, expect, test } from 'vitest'
import { messageModules, type MessageModule } from '#contract/enums.ts'
import { notificationPreferenceApi, type NotificationPreference } from '#contract/notification_preference.ts'
import { pushApi } from '#contract/push.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { currentKey } from '#server/features/push/keys.ts'
import { notify } from '#server/features/user_message/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { openPushSink } from '../../../tests/support/push_sink.ts'
import { localClock, nextMorning } from './clock_rules.ts'
import { isPushWanted } from './rules.ts'

const { call, raw, make, deps, drain } = await testApp()
const sink = await openPushSink()
afterAll(() => sink.close())
deps.pushService = sink.service
const db = deps.database.orm

const { get, put } = notificationPreferenceApi
const read = async (token: string) => (await call(get, {}, { token })).data

test.each([get, put])('$method is 401 without a session', async (endpoint) => {
  expect((await raw(endpoint, { body: {} })).status).toBe(401)
})

test('by default every module is pushed, none is mailed, and the time zone is the market’s', async () => {
  const { token } = await make.user()
  const { data } = await call(get, {}, { token, language: 'zh-CN' })
  expect(data).toMatchObject({ quiet_hours: null, time_zone: 'Asia/Shanghai', language: 'zh-CN' })
  expect(Object.keys(data.modules)).toEqual([...messageModules])
  for (const module of Object.values(data.modules))
    expect(module).toEqual({ push: true, email_digest: 'never' })
})

test('every wrong field is named in a 400', async () => {
  const { token } = await make.user()
  const good = await read(token)
  const wrong = async (given: Record<string, unknown>) => {
    const refused = await raw(put, { body: { ...good, ...given } }, { token })
    expect(refused.status).toBe(400)
    return Object.keys(refused.body.data as object)
  }
  const { forum: _, ...incomplete } = good.modules
  expect(await wrong({ modules: incomplete })).toEqual(['modules.forum'])
  expect(
    await wrong({ modules: { ...good.modules, weather: { push: true, email_digest: 'never' } } }),
  ).toEqual(['modules.weather'])
  expect(await wrong({ modules: { ...good.modules, forum: { push: 1, email_digest: 'weekly' } } })).toEqual([
    'modules.forum.push',
    'modules.forum.email_digest',
  ])
  expect(await wrong({ quiet_hours: { from: '24:00', to: '7:00' } })).toEqual([
    'quiet_hours.from',
    'quiet_hours.to',
  ])
  expect(await wrong({ quiet_hours: { from: '22:00', to: '22:00' } })).toEqual(['quiet_hours.to'])
  expect(await wrong({ time_zone: 'Mars/Olympus' })).toEqual(['time_zone'])
  expect(await wrong({ time_zone: '+08:00' })).toEqual(['time_zone'])
  expect(await wrong({ language: 'fr-FR' })).toEqual(['language'])
  expect(await wrong({ sound: true })).toEqual(['sound'])
  expect(await read(token)).toEqual(good)
})

test('a digest without an e-mail address is a 400', async () => {
  const { id, token } = await make.user()
  await updateAccount(db, id, { email: null })
  const { modules, ...rest } = await read(token)
  const body = { ...rest, modules: { ...modules, forum: { push: true, email_digest: 'daily' } } }
  const refused = await raw(put, { body }, { token })
  expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, ['modules']])
})

test('a person’s choice is stored for that person only', async () => {
  const [owner, other] = [await make.user({ email: 'chosen@example.com' }), await make.user()]
  const good = await read(owner.token)
  const chosen: NotificationPreference = {
    modules: { ...good.modules, quotation: { push: false, email_digest: 'daily' } },
    quiet_hours: { from: '22:00', to: '07:30' },
    time_zone: 'Europe/Berlin',
    language: 'en-US',
  }
  for (const body of [chosen, { ...chosen, quiet_hours: null }, chosen]) {
    expect((await call(put, { body }, { token: owner.token })).data).toEqual(body)
    expect(await read(owner.token)).toEqual(body)
  }
  expect((await read(other.token)).quiet_hours).toBeNull()
})

test('a module that is off and quiet hours suppress the push but not the notification', async () => {
  const { id, token } = await make.user()
  const { endpoint, keys } = sink.browser()
  const { id: key_id } = await currentKey(db, deps.config.secret, deps.clock())
  await call(pushApi.subscribe, { body: { endpoint, keys, key_id, language: 'en-US' } }, { token })
  const tell = async (module: MessageModule) => {
    const params = { title: { en: 'Round', zh: '圆钢' } }
    await notify(db, {
      accountIds: [id],
      module,
      record_sign: module,
      code: 'posting_approved',
      params,
      now: deps.clock(),
    })
    await drain()
  }
  const good = await read(token)
  const modules = { ...good.modules, quotation: { push: false, email_digest: 'never' as const } }
  await call(put, { body: { ...good, modules } }, { token })
  await tell('quotation')
  await tell('forum')
  expect(sink.pushed.map(({ payload }) => payload.record_sign)).toEqual(['forum'])

  const hours = (hour: number) => `${String((hour + 24) % 24).padStart(2, '0')}:00`
  const hour = Number(localClock('Asia/Tokyo', deps.clock()).time.slice(0, 2))
  const quiet_hours = { from: hours(hour - 1), to: hours(hour + 2) }
  await call(put, { body: { ...good, time_zone: 'Asia/Tokyo', quiet_hours } }, { token })
  await tell('forum')
  expect(sink.pushed).toHaveLength(1)
  const loud = { from: hours(hour + 2), to: hours(hour - 1) }
  await call(put, { body: { ...good, time_zone: 'Asia/Tokyo', quiet_hours: loud } }, { token })
  await tell('forum')
  expect(sink.pushed).toHaveLength(2)
  expect((await call(userMessageApi.unreadCount, {}, { token })).data.all).toBe(4)
})

test.each([
  ['22:00', '07:00', '2026-01-31T13:59:00Z', true],
  ['22:00', '07:00', '2026-01-31T14:00:00Z', false],
  ['22:00', '07:00', '2026-01-31T22:59:00Z', false],
  ['22:00', '07:00', '2026-01-31T23:00:00Z', true],
  ['12:00', '13:30', '2026-01-31T04:00:00Z', false],
  ['12:00', '13:30', '2026-01-31T05:30:00Z', true],
])(
  'with quiet hours from %s to %s in Shanghai, at %s a push is wanted: %s',
  (quiet_from, quiet_to, at, wanted) => {
    const row = { push_off: [], quiet_from, quiet_to, time_zone: 'Asia/Shanghai' }
    expect(isPushWanted(row, 'quotation', new Date(at))).toBe(wanted)
  },
)

test.each([
  ['Asia/Shanghai', '2026-01-30T23:59:59Z', '2026-01-31T00:00:00Z'],
  ['Asia/Shanghai', '2026-01-31T00:00:00Z', '2026-02-01T00:00:00Z'],
  ['Asia/Kathmandu', '2026-01-31T00:00:00Z', '2026-01-31T02:15:00Z'],
  // Summer time begins and ends in the night between.
  ['Europe/Berlin', '2026-03-28T22:30:00Z', '2026-03-29T06:00:00Z'],
  ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T07:00:00Z'],
  ['America/Los_Angeles', '2026-03-08T07:30:00Z', '2026-03-08T15:00:00Z'],
  ['Pacific/Kiritimati', '2026-12-31T17:00:00Z', '2026-12-31T18:00:00Z'],
])('in %s the next morning after %s is %s', (timeZone, now, morning) => {
  expect(nextMorning(timeZone, new Date(now)).toISOString()).toBe(new Date(morning).toISOString())
})
