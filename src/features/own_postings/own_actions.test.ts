import { expect, it } from 'vitest'
import { rowActions } from './own_actions.ts'

const none = {
  update: false,
  submit: false,
  withdraw: false,
  offline: false,
  online: false,
  renew: false,
  deal: false,
  close: false,
  copy: true,
  remove: false,
}

it('puts the most likely action of the state first and the rest in the menu', () => {
  expect(rowActions({ state: 'expired', can: { ...none, update: true, renew: true, close: true } })).toEqual({
    main: ['renew', 'update'],
    more: ['copy', 'close'],
  })
  expect(rowActions({ state: 'rejected', can: { ...none, update: true, submit: true } }).main).toEqual([
    'update',
    'submit',
  ])
})

it('does not offer to close a draft that can be deleted', () => {
  const can = { ...none, update: true, submit: true, close: true }
  expect(rowActions({ state: 'draft', can: { ...can, remove: true } }).more).toEqual(['copy', 'remove'])
  expect(rowActions({ state: 'draft', can }).more).toEqual(['copy', 'close'])
})

it('offers nothing that is not allowed', () => {
  expect(rowActions({ state: 'closed', can: none })).toEqual({ main: ['copy'], more: [] })
})
