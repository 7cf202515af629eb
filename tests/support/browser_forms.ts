/** Every form and input of the page, for tests that check what becomes of typed text. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'
import type { Words } from './browser_words.ts'

// Typed into text fields and number fields.
export const marker = 'Zq7391marker'
const number = '7391'

/** Codes of postings that belong to neither of the two accounts. */
export type Codes = { spot: string; raise: string; request: string }

type Place = {
  /** The source files whose fields are there. */
  files: readonly string[]
  /** Address of the page. */
  at: (codes: Codes) => string
  /** What to click there to reach the fields. */
  open?: (page: Page, t: Words) => Promise<void>
}

/** Clicks the button with one of these names, which depends on whether the account has answered before. */
const press =
  (...names: string[]) =>
  async (page: Page, t: Words) => {
    const [first, ...others] = names.map((name) => page.getByRole('button', { name: t(name), exact: true }))
    await others
      .reduce((all, one) => all.or(one), first!)
      .first()
      .click()
  }

/** The button of the user menu, which shows company and name. */
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
    files: ['src/features/user_accusation/AccusationForm.tsx'],
    at: ({ spot }) => `/home/quotation/${spot}`,
    open: press('Report'),
  },
  'line read wrongly': {
    files: ['src/features/spec_report/ReportDialog.tsx'],
    at: () => '/home/tools/spec?text=178*32',
    open: press('This was read wrongly'),
  },
  'request of a group buying': {
    files: ['src/features/user_accusation/AccusationForm.tsx'],
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
    files: ['src/features/saved_search/SearchFields.tsx'],
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
    files: ['src/features/template/SaveTemplateDialog.tsx'],
    at: () => '/backend/seller_quotation?command=create',
    open: press('Save as template'),
  },
  table: {
    files: ['src/features/bulk/BulkSource.tsx'],
    at: () => '/backend/seller_quotation/bulk',
  },
  'invitation of staff': {
    files: ['src/features/staff/InviteDialog.tsx'],
    at: () => '/backend/staff',
    open: press('Invite a colleague'),
  },
  'contact person': {
    files: ['src/features/company/CompanyContact.tsx'],
    at: () => '/backend/company',
    open: (page, t) =>
      page
        .getByRole('region', { name: t('Contact person') })
        .getByRole('button', { name: t('Change') })
        .click(),
  },
  'application for membership': {
    files: ['src/features/membership/ApplyDialog.tsx'],
    at: () => '/home/membership',
    open: (page, t) => page.getByRole('button', { name: t('Apply for {name}', { name: t('Gold') }) }).click(),
  },
  'request for an inspection': {
    files: ['src/features/inspect_business/RequestForm.tsx'],
    at: () => '/home/inspect_business',
  },
  'thread of the forum': {
    files: ['src/features/forum/ThreadFields.tsx'],
    at: () => '/home/forum?command=create',
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

const inAddress = 'typed text is in the address'
const beforeSignIn = 'nobody is signed in yet'
const inComponent = 'kept only in the component, which is unmounted with the account (useAccountGeneration)'
const keptForAccount = 'kept for its account only (unsentValues), as the application for membership'
/** Files with fields that the test does not visit, and why their text cannot reach the next person. */
export const notVisited: Record<string, string> = {
  'src/features/delivery/TestMailDialog.tsx': inComponent,
  'src/features/website_config/ForumPolicyForm.tsx': keptForAccount,
  'src/features/website_config/KindRules.tsx': keptForAccount,
  'src/features/website_config/QuotasForm.tsx': keptForAccount,
  'src/features/website_config/SiteForm.tsx': keptForAccount,
  'src/features/website_config/UnusualForm.tsx': keptForAccount,
  'src/features/passkey/NameField.tsx': keptForAccount,
  'src/features/second_factor/CodeInput.tsx': inComponent,
  'src/features/account/AccountForm.tsx': beforeSignIn,
  'src/features/account/ChangeMobile.tsx': inComponent,
  'src/features/account/CodeField.tsx': beforeSignIn,
  'src/features/company/CompanyDialog.tsx': beforeSignIn,
  'src/features/account/CaptchaField.tsx': beforeSignIn,
  'src/features/backend_user/AddDialog.tsx': keptForAccount,
  'src/features/certification/CertificationForm.tsx': keptForAccount,
  'src/features/tenant/ManagersForm.tsx': keptForAccount,
  'src/features/tenant/RatingSection.tsx': keptForAccount,
  'src/features/company/CompanyHint.tsx': keptForAccount,
  'src/features/company/EnglishNameForm.tsx': keptForAccount,
  'src/features/tenant/MergeDialog.tsx': keptForAccount,
  'src/features/tenant/MainAccountDialog.tsx': keptForAccount,
  'src/features/membership/CorrectPeriodDialog.tsx': keptForAccount,
  'src/features/dashboard/company/AnswerDialog.tsx': keptForAccount,
  'src/features/impersonation/ActForButton.tsx': keptForAccount,
  'src/features/inspect_business/OperatorDialogs.tsx': keptForAccount,
  'src/features/membership/RefundDialog.tsx': keptForAccount,
  'src/features/good_business/CertificatesField.tsx': keptForAccount,
  'src/features/good_business/FurnacesField.tsx': keptForAccount,
  'src/features/good_business/SponsorForm.tsx': keptForAccount,
  'src/features/good_business/SupplierFilters.tsx': inAddress,
  'src/features/good_business/SupplierForm.tsx': keptForAccount,
  'src/features/conversation/Composer.tsx': 'a draft, like that of a quote',
  'src/features/forum/MentionPicker.tsx': inComponent,
  'src/features/forum/admin/DecisionReason.tsx': keptForAccount,
  'src/features/conversation/ConversationList.tsx': inAddress,
  'src/features/user_message/MessagesPage.tsx': inAddress,
  'src/features/user_message/QuietHours.tsx': inComponent,
  'src/features/postings/detail/QrDialog.tsx': 'only to copy from',
  'src/features/template/TemplatesDialog.tsx': keptForAccount,
  'src/features/market_price/AlertFields.tsx': keptForAccount,
  'src/features/market_price/admin/UnsaidChoices.tsx': 'a draft, like that of a quote',
  'src/features/postings/list/MaterialFilter.tsx': inAddress,
  'src/features/postings/list/RangeInput.tsx': inAddress,
  'src/features/own_postings/OwnPostings.tsx': inAddress,
  'src/features/quote/QuoteAnswerDialog.tsx': keptForAccount,
  'src/features/tools/NumberText.tsx': inAddress,
  'src/features/tools/grade/GradePage.tsx': inAddress,
  'src/features/tools/spec/SpecPage.tsx': inAddress,
  'src/features/tools/weight/SpecFill.tsx': inAddress,
}

/** Navigates without reloading, because a reload would clear the state that the test looks for. */
const navigate = async (page: Page, href: string) => {
  await page.evaluate((to) => history.pushState({}, '', to), href)
  await expect(page).toHaveURL((url) => url.pathname === href.split('?')[0])
}

/** Returns the editable fields: those of the open dialog, or all of the page. */
async function fieldsOf(page: Page, isDialog: boolean): Promise<Locator> {
  const scope = isDialog ? page.getByRole('dialog').filter({ visible: true }).last() : page.locator('body')
  const fields = scope
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=date])')
    .filter({ visible: true })
    .and(page.locator(':enabled:not([readonly])'))
  await expect(fields.first()).toBeVisible()
  // Forms that first load from the device or the server add their fields to those of the layout.
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  // A part that still loads hides what stands around it, and adds its own fields when it shows; so the fields are those
  // of the look that counted, and who uses one waits for it if another part hides it.
  let found = 0
  await expect
    .poll(
      async () => {
        const before = found
        found = await fields.count()
        return found > 0 && found === before
      },
      { intervals: [100] },
    )
    .toBe(true)
  return fields
}

async function openPlace(page: Page, t: Words, { at, open }: Place, codes: Codes): Promise<Locator> {
  // A page without fields in between, so that no field of the previous place is found.
  await navigate(page, '/icp')
  await expect(page.locator('main textarea, main input')).toHaveCount(0)
  await navigate(page, at(codes))
  await open?.(page, t)
  return fieldsOf(page, open !== undefined)
}

/** Closes all dialogs, so that the next place can be reached. */
const close = async (page: Page) => {
  while ((await page.getByRole('dialog').filter({ visible: true }).count()) > 0)
    await page.keyboard.press('Escape')
}

const valuesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value))

/** Types into every field of a place and returns how many accepted the text. */
export async function fillPlace(page: Page, t: Words, place: Place, codes: Codes): Promise<number> {
  const fields = await openPlace(page, t, place, codes)
  const modes = await fields.evaluateAll((all) =>
    all.map((field) => field.getAttribute('inputmode') ?? 'text'),
  )
  for (const [at, field] of (await fields.all()).entries())
    await field.fill(modes[at] === 'text' ? marker : number)
  const taken = await valuesOf(fields)
  await close(page)
  return taken.filter((value) => value !== '').length
}

/** Returns everything readable at a place: its text and the values of its fields. */
export async function readPlace(page: Page, t: Words, place: Place, codes: Codes): Promise<string> {
  const fields = await openPlace(page, t, place, codes)
  const text = [...(await valuesOf(fields)), await page.locator('body').innerText()].join('\n')
  await close(page)
  return text
}
