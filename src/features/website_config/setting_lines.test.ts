// Runs in tests/support/one_document.ts.
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { helpLinks } from '#contract/help/help_links.ts'
import { lang } from '#shared/i18n/language.ts'
import { someSite } from '../../../tests/support/site_settings.ts'
import { changedLines } from './setting_lines.ts'

test('the help pages of the footer are compared by their titles, also with a version from before there were any', () => {
  const [staff, publish] = helpLinks(['staff', 'publish']).map(({ title }) => title[lang])
  const { help_links: _, ...older } = someSite
  const label = 'Help pages in the footer'
  expect(changedLines('site', [older, { ...someSite, help_links: ['staff', 'publish'] }], i18n)).toEqual([
    { name: 'help_links', label, before: '', after: `${staff} · ${publish}` },
  ])
  expect(changedLines('site', [older, someSite], i18n)).toEqual([])
})
