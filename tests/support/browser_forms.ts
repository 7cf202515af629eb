/** Every place of the page where somebody types, for tests that look at what becomes of it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'
import type { Words } from './browser_words.ts'

/** What is typed into fields of text, and of numbers. */
export const marker = 'Zq7391marker'
const number = '7391'

/** Codes of postings that neither of the people has made. */
export type Codes = { spot: string; raise: string; request: string }

type Place = {
  /** The files whose fields stand there. */
  files: readonly string[]
  /** Address of the page, and what is pressed there to get at the fields. */
  at: (codes: Codes) => string
  open?: (page: Page, t: Words) => Promise<void>
}

/** Presses the button of one of these names: what was answered before is changed. */
const press =
  (...names: string[]) =>
  async (page: Page, t: Words) => {
    const [first, ...others] = names.map((name) => page.getByRole('button', { name: t(name), exact: true }))
    await others
      .reduce((all, one) => all.or(one), first!)
      .first()
      .click()
  }

/** Company and name of whoever is signed in. */
export const userMenu = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /·/ })

const settings = (tab: string) => async (page: Page, t: Words) => {
  await userMenu(page).click()
  await page.getByRole('button', { name: t('Personal settings') }).click()
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: t(tab) })
    .click()
}

const form = 'src/features/postings/form'

export const places: Record<string, Place> = {
  report: {
    files: ['src/features/accusation/AccusationForm.tsx'],
    at: ({ spot }) => `/home/quotation/${spot}`,
    open: press('Report'),
  },
  'request of a group buying': {
    files: ['src/features/accusation/AccusationForm.tsx'],
    at: () => '/home/raise',
    open: (page, t) =>
      page
        .getByRole('complementary', { name: t('Tools') })
        .getByRole('button', { name: t('Publish') })
        .click(),
  },
  intention: {
    files: ['src/features/intention/IntentionForm.tsx'],
    at: ({ spot }) => `/home/quotation/${spot}`,
    open: press('Enquire'),
  },
  quote: {
    files: ['src/features/quote/QuoteForm.tsx', 'src/features/quote/DeviationTable.tsx'],
    at: ({ request }) => `/home/purchase_material/${request}`,
    open: press('Quote', 'Revise my quote'),
  },
  'joining a group': {
    files: ['src/features/joining/JoinDialog.tsx'],
    at: ({ raise }) => `/home/raise/${raise}`,
    open: press('Join', 'Change my tonnage'),
  },
  'saving a search': {
    files: ['src/features/postings/saved/SearchFields.tsx'],
    at: () => '/home/quotation',
    open: press('Save this search'),
  },
  'spot posting': {
    files: [`${form}/PostingForm.tsx`, `${form}/PostingField.tsx`, `${form}/SpecLineBox.tsx`],
    at: () => '/backend/seller_quotation?command=create',
  },
  'request for material': {
    files: [`${form}/PostingForm.tsx`],
    at: () => '/backend/buyer_purchase_material?command=create',
  },
  'request for a forging': {
    files: [`${form}/PostingForm.tsx`],
    at: () => '/backend/buyer_purchase_forging?command=create',
  },
  'request for a piece': {
    files: [`${form}/PostingForm.tsx`],
    at: () => '/backend/buyer_purchase_piece?command=create',
  },
  template: {
    files: [`${form}/SaveTemplateDialog.tsx`],
    at: () => '/backend/seller_quotation?command=create',
    open: press('Save as template'),
  },
  table: {
    files: ['src/features/postings/bulk/BulkSource.tsx'],
    at: () => '/backend/seller_quotation/bulk',
  },
  profile: {
    files: ['src/features/account/ProfileForm.tsx'],
    at: () => '/home',
    open: settings('Profile'),
  },
  password: {
    files: ['src/features/account/PasswordForm.tsx'],
    at: () => '/home',
    open: settings('Password'),
  },
  'search box': {
    files: ['src/shell/SearchBox.tsx'],
    at: () => '/home/tools',
  },
}

/** Files with fields that the walk does not reach, and why nothing of theirs can reach the next person. */
const inAddress = 'what is typed stands in the address'
const before = 'nobody is signed in yet'
const inComponent = 'kept by its component alone, which goes with the account (useAccountGeneration)'
export const notWalked: Record<string, string> = {
  'src/features/account/AccountForm.tsx': before,
  'src/features/account/ChangeMobile.tsx': inComponent,
  'src/features/account/CodeField.tsx': before,
  'src/features/account/CompanyDialog.tsx': before,
  'src/features/account/PictureField.tsx': before,
  'src/features/account/EnglishNameForm.tsx': inComponent,
  'src/features/admin_overview/HandleDialog.tsx': inComponent,
  'src/features/backend_overview/AnswerDialog.tsx': inComponent,
  'src/features/conversation/Composer.tsx': 'a draft, like that of a quote',
  'src/features/conversation/ConversationList.tsx': inAddress,
  'src/features/message/MessagesPage.tsx': inAddress,
  'src/features/message/QuietHours.tsx': inComponent,
  'src/features/postings/detail/QrDialog.tsx': 'only to copy from',
  'src/features/postings/form/TemplatesDialog.tsx': inComponent,
  'src/features/postings/list/MaterialFilter.tsx': inAddress,
  'src/features/postings/list/RangeInput.tsx': inAddress,
  'src/features/postings/own/OwnPostings.tsx': inAddress,
  'src/features/quote/QuoteAnswerDialog.tsx': inComponent,
  'src/features/tools/NumberText.tsx': inAddress,
  'src/features/tools/grade/GradePage.tsx': inAddress,
  'src/features/tools/spec/SpecPage.tsx': inAddress,
  'src/features/tools/weight/SpecFill.tsx': inAddress,
}

/** Goes there without loading the page anew, which would forget what is to be found. */
const go = async (page: Page, href: string) => {
  await page.evaluate((to) => history.pushState({}, '', to), href)
  await expect(page).toHaveURL((url) => url.pathname === href.split('?')[0])
}

/** Fields that can be typed into: those of the dialog that is open, else all of the page. */
async function fieldsOf(page: Page, isDialog: boolean): Promise<Locator> {
  const scope = isDialog ? page.getByRole('dialog').filter({ visible: true }).last() : page.locator('body')
  const fields = scope
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=date])')
    .filter({ visible: true })
    .and(page.locator(':enabled:not([readonly])'))
  await expect(fields.first()).toBeVisible()
  // Forms that first ask the device or the server have their own fields beside the frame's.
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  return fields
}

async function openPlace(page: Page, t: Words, { at, open }: Place, codes: Codes): Promise<Locator> {
  // A page without fields between two places: what is found afterwards is not the last one's.
  await go(page, '/icp')
  await expect(page.locator('main textarea, main input')).toHaveCount(0)
  await go(page, at(codes))
  await open?.(page, t)
  return fieldsOf(page, open !== undefined)
}

/** Leaves what is open, so that the next place can be reached. */
const close = async (page: Page) => {
  while ((await page.getByRole('dialog').filter({ visible: true }).count()) > 0)
    await page.keyboard.press('Escape')
}

/** Types into every field of a place; gives how many took it. */
export async function mark(page: Page, t: Words, place: Place, codes: Codes): Promise<number> {
  const fields = await openPlace(page, t, place, codes)
  let taken = 0
  for (const field of await fields.all()) {
    const isNumber = ((await field.getAttribute('inputmode')) ?? 'text') !== 'text'
    await field.fill(isNumber ? number : marker)
    if ((await field.inputValue()) !== '') taken += 1
  }
  await close(page)
  return taken
}

/** Everything that can be read at a place: its text and what its fields hold. */
export async function readPlace(page: Page, t: Words, place: Place, codes: Codes): Promise<string> {
  const fields = await openPlace(page, t, place, codes)
  const values = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value),
  )
  const text = [...values, await page.locator('body').innerText()].join('\n')
  await close(page)
  return text
}
