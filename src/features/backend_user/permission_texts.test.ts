import { expect, test } from 'vitest'
import { roleTemplates } from '#contract/role_templates.ts'
import { permissionTexts } from './permission_texts.ts'

test('the right to act for others is given knowingly: its label says so, and only a role of that name is offered with it', () => {
  const { label, opens } = permissionTexts['admin_user.get']
  expect([label.message, opens.message]).toEqual([
    expect.stringContaining('act for them'),
    expect.stringContaining('acting for each'),
  ])
  const acting = roleTemplates.filter(({ permissions }) => permissions.includes('admin_user.get'))
  expect(acting.map(({ name }) => name.en)).toEqual(['Accounts and operators'])
})
