import { expect, test } from 'vitest'
import { messageModules } from '#contract/enums.ts'
import { groupOf, messageGroups, messageGroupNames } from './message_groups.ts'

test('every module is in exactly one group, which groupOf returns', () => {
  const all = Object.values(messageGroups).flat()
  expect([...all].sort()).toEqual([...messageModules].sort())
  for (const name of messageGroupNames)
    for (const module of messageGroups[name]) expect([module, groupOf(module)]).toEqual([module, name])
})
