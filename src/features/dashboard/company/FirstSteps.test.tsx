// Runs in tests/support/one_document.ts.
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { backendPermissions, type BackendPermission } from '#contract/permissions.ts'
import { FirstSteps, isNewCompany } from './FirstSteps.tsx'

type Steps = Parameters<typeof isNewCompany>[0]
type Person = Pick<Session, 'role_list' | 'permission_list'>

const main: Person = { role_list: ['main_account'], permission_list: [...backendPermissions] }
const staffWith = (...permission_list: BackendPermission[]): Person => ({
  role_list: ['staff'],
  permission_list,
})
const nothing: Steps = { certification: 'none', published: false, dealt: false }

/** Renders the steps; returns what each of them says, and its links. */
async function stepsOf(person: Person, of: Partial<Steps> = {}) {
  const session = person as Session
  const steps = { ...nothing, ...of }
  const root = createRootRoute({ component: () => <FirstSteps session={session} {...steps} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  const box = document.createElement('div')
  await act(async () => {
    await router.load()
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <RouterProvider router={router as never} />
        </MantineProvider>
      </I18nProvider>,
    )
  })
  return [...box.querySelectorAll('li')].map((item) => ({
    text: item.textContent,
    isDone: item.textContent.endsWith('Done'),
    links: [...item.querySelectorAll('a')].map((link) => link.textContent),
  }))
}

test('the main account is offered every step', async () => {
  const steps = await stepsOf(main)
  expect(steps.map(({ links }) => links)).toEqual([
    ['Apply for certification'],
    ['Offer stock', 'Ask for material'],
    ['Look at stock listings', 'Look at buying requests'],
  ])
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/Colleagues|Only the main account/)
})

describe('staff are offered what they have the right to, and read who does the rest', () => {
  test.each<[string, BackendPermission[], string[][], RegExp[]]>([
    [
      'to sell',
      ['seller_quotation.get'],
      [[], ['Offer stock'], ['Look at buying requests']],
      [/Only the main account/, /“Publish and buy” ask for material/, /“Publish and buy” enquire/],
    ],
    [
      'to buy',
      ['buyer_purchase.get'],
      [[], ['Ask for material'], ['Look at stock listings']],
      [/Only the main account/, /“Publish and sell” offer stock/, /“Publish and sell” answer/],
    ],
    [
      'of neither side',
      ['staff.get'],
      [[], [], []],
      [/Only the main account/, /sell” offer.*buy” ask/, /buy” enquire.*sell” answer/],
    ],
  ])('%s', async (_, permissions, links, said) => {
    const steps = await stepsOf(staffWith(...permissions))
    expect(steps.map((step) => step.links)).toEqual(links)
    for (const [at, words] of said.entries()) expect(steps[at]?.text).toMatch(words)
  })

  test('the application that was sent is open to them', async () => {
    const [first] = await stepsOf(staffWith('staff.get'), { certification: 'submitted' })
    expect(first?.links).toEqual(['See the application'])
  })
})

describe('the steps are shown until all three are done', () => {
  test.each<[Partial<Steps>, boolean[]]>([
    [{}, [false, false, false]],
    [{ certification: 'certified' }, [true, false, false]],
    [{ published: true }, [false, true, false]],
    [{ dealt: true }, [false, false, true]],
    [{ published: true, dealt: true }, [false, true, true]],
    [{ certification: 'certified', published: true }, [true, true, false]],
    [{ certification: 'certified', dealt: true }, [true, false, true]],
    [{ certification: 'expired', dealt: true }, [true, false, true]],
  ])('%j', async (of, done) => {
    expect(isNewCompany({ ...nothing, ...of })).toBe(true)
    const steps = await stepsOf(main, of)
    expect(steps.map(({ isDone }) => isDone)).toEqual(done)
    // A step that is done asks for nothing more.
    for (const [at, { links }] of steps.entries()) expect(links.length === 0).toBe(done[at])
  })

  test.each(['certified', 'expired'] as const)('%s, and all done', (certification) => {
    expect(isNewCompany({ certification, published: true, dealt: true })).toBe(false)
  })
})
