// Runs in tests/support/one_document.ts.
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ComponentProps } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { backendPermissions, type BackendPermission } from '#contract/permissions.ts'
import { ToDo } from './ToDo.tsx'

type Overview = ComponentProps<typeof ToDo>['of']
const noTasks: Overview['tasks'] = {
  drawing_requests: 0,
  drawings_of: null,
  inspection_quotes: 0,
  certification_returned: 0,
  supplier_returned: 0,
  hand_over: 0,
  conversations_unread: 0,
}
const figures = {
  intentions_open: 0,
  intentions_sent_open: 0,
  quotes_open: 0,
  quotes_sent_open: 0,
  waiting: [],
  joined: 0,
} as unknown as Overview

/** Renders the tiles; returns the addresses by what the tiles say. Without `tasks`, of an answer that is older. */
async function tilesOf(
  tasks: Partial<Overview['tasks']> | undefined,
  permissions: readonly BackendPermission[],
) {
  const session = { permission_list: permissions } as unknown as Session
  const of = tasks ? { ...figures, tasks: { ...noTasks, ...tasks } } : figures
  const root = createRootRoute({ component: () => <ToDo of={of} session={session} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  const box = document.createElement('div')
  await act(async () => {
    await router.load()
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
  })
  return Object.fromEntries(
    [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  )
}

test('what waits leads to where it is done', async () => {
  const tiles = await tilesOf(
    {
      drawing_requests: 3,
      drawings_of: { kind: 'purchase_forging', code: 'F12345678' },
      inspection_quotes: 2,
      certification_returned: 1,
      supplier_returned: 1,
      hand_over: 1,
      conversations_unread: 4,
    },
    backendPermissions,
  )
  expect(tiles).toMatchObject({
    '3Requests to see drawings': '/home/purchase_forging/F12345678',
    '2Inspection quotes to answer': '/backend/inspect_business',
    '1Certification to revise': '/backend/company',
    '1Supplier profile to revise': '/backend/supplier',
    '1Hand-over to confirm': '/backend/staff',
    '4Unread conversations': '/backend/conversations?unread=true',
  })
})

test('without anything that waits the usual places are named, of staff those of their right', async () => {
  const all = Object.keys(await tilesOf({}, backendPermissions))
  // Without a number: zeros on a first day say nothing.
  expect(all).toEqual([
    'Enquiries to answer',
    'Quotes to answer',
    'Rejected',
    'Expiring in 3 days',
    'In review',
    'My enquiries awaiting an answer',
    'My quotes awaiting an answer',
    'Group buys you have joined',
  ])
  expect(Object.keys(await tilesOf({}, ['seller_quotation.get']))).toEqual(
    all.filter((label) => !/Quotes to answer|My enquiries|Group buys/.test(label)),
  )
})

test('an overview that an earlier version has stored on the device is shown without the newer counts', async () => {
  const tiles = await tilesOf(undefined, backendPermissions)
  expect(Object.keys(tiles)).toContain('Enquiries to answer')
  expect(Object.keys(tiles).join()).not.toContain('Unread conversations')
})
