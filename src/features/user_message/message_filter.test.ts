import { expect, test } from 'vitest'
import { messageModules } from '#contract/enums.ts'
import type { NotificationPreference } from '#contract/notification_preference.ts'
import type { UserMessage } from '#contract/user_message.ts'
import { matches, modulesOf } from './message_filter.ts'
import { messageGroupNames } from './message_groups.ts'
import { groupChoice, withGroup } from './preference_form.ts'

const message: UserMessage = {
  id: 1,
  first_id: 1,
  module: 'quotation',
  record_sign: 'Q1000001',
  is_read: true,
  needs_answer: false,
  created_time: '2026-01-01T00:00:00.000Z',
  title: '审核通过',
  info: '42CrMo Φ200',
}

test('every module belongs to exactly one subject', () => {
  expect(messageGroupNames.flatMap(modulesOf).toSorted()).toEqual([...messageModules].toSorted())
})

test.each([
  [{}, true],
  [{ keyword: '42crmo' }, true],
  [{ keyword: ' 审核 ' }, true],
  [{ keyword: '驳回' }, false],
  [{ group: 'review' as const }, true],
  [{ group: 'forum' as const }, false],
  [{ unread: true }, false],
  [{ waiting: true }, false],
])('the filter %j matches the message: %s', (filter, expected) => {
  expect(matches(message, filter)).toBe(expected)
})

test('a choice for a subject applies to all its modules, and is undefined if they differ', () => {
  const modules = Object.fromEntries(
    messageModules.map((module) => [module, { push: true, email_digest: 'never' }]),
  ) as NotificationPreference['modules']
  const given: NotificationPreference = {
    modules,
    quiet_hours: null,
    time_zone: 'Asia/Shanghai',
    language: 'zh-CN',
  }
  expect(groupChoice(given, 'forum', 'push')).toBe(true)
  const changed = withGroup(given, 'forum', { push: false })
  expect(changed.modules.forum_discuss).toEqual({ push: false, email_digest: 'never' })
  expect(changed.modules.quotation.push).toBe(true)
  const mixed = { ...changed, modules: { ...changed.modules, forum: { ...modules.forum } } }
  expect(groupChoice(mixed, 'forum', 'push')).toBeUndefined()
})
