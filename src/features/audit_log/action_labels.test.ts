import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resources } from '#contract/resources/index.ts'
import { postActions } from '#contract/forum_admin.ts'
import { actionLabels } from './action_labels.ts'
import { kindLabels } from './kind_labels.ts'

const ofResources = Object.values(resources).flatMap(({ of }) => Object.keys(of.actions))
/** Actions that the server names where it writes the log. */
const ofCalls = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => source.includes('recordAudit'))
  .flatMap((source) => [...source.matchAll(/\baction: '(\w+)'/g)].map(([, action]) => action ?? ''))

test('every action in the log has a label, in words and in the filter', () => {
  const actions = new Set([...ofResources, ...postActions, ...ofCalls])
  expect(ofCalls.length).toBeGreaterThan(10)
  expect([...actions].filter((action) => !actionLabels[action])).toEqual([])
})

test('every resource has a label in the log', () => {
  expect(Object.values(resources).filter(({ of }) => !kindLabels[of.name])).toEqual([])
})
