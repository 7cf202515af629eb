// Runs in tests/support/one_document.ts.
/** What operators write in the section `site` is where everybody sees it. */
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import type { ShownSite } from '#contract/website_config.ts'
import { PreviewData } from '#shared/api/PreviewData.tsx'
import { lang } from '#shared/i18n/language.ts'
import { someSite } from '../../tests/support/site_settings.ts'
import { Footer } from './Footer.tsx'
import { ServiceCard } from './ServiceCard.tsx'

/** The part as a visitor gets it with this value of the section. */
async function shown(part: ReactNode, change: Partial<ShownSite>): Promise<HTMLElement> {
  const box = document.createElement('div')
  const site: ShownSite = { ...someSite, help_links: [], ...change }
  const component = () => <PreviewData sections={{ site }}>{part}</PreviewData>
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  await act(async () =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <RouterProvider router={router as never} />
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  await expect.poll(() => act(async () => box.textContent)).toContain(someSite.service_phone)
  return box
}

test('the footer links to the help pages of the settings, in their order, and without them to the help centre only', async () => {
  const titled = (key: string) => ({ key, title: { zh: `${key}（中文）`, en: key } })
  const links = async (help_links: ShownSite['help_links']) =>
    [...(await shown(<Footer />, { help_links })).querySelectorAll('a[href^="/home/help"]')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])
  const centre = ['/home/help', 'Help centre']
  expect(await links([])).toEqual([centre])
  const [publish, staff] = [titled('publish'), titled('staff')]
  expect(await links([staff, publish])).toEqual([
    centre,
    ['/home/help?key=staff', staff.title[lang]],
    ['/home/help?key=publish', publish.title[lang]],
  ])
})

test('the service box shows the uploaded QR code for a chat, and none without one', async () => {
  const codes = async (service_qr: string) =>
    [...(await shown(<ServiceCard />, { service_qr })).querySelectorAll('img[alt="QR code for a chat"]')].map(
      (picture) => picture.getAttribute('src'),
    )
  expect(await codes('')).toEqual([])
  expect(await codes('/uploads/qr.png')).toEqual([expect.stringContaining('/uploads/qr.png')])
})
