// What operators decide about a company besides its certification: the rating that freezes it, and who looks after it (SPEC 2.43, 3.4).
import type { CompanyOverview } from '#contract/tenant.ts'
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { companyId } from '../support/browser_companies.ts'
import { callerOf, draftSpot, registerTrader, type Caller } from '../support/browser_people.ts'
import { companyInChinese, companyInEnglish, inEnglish } from '../support/looks.ts'

// A colleague was faster, on purpose.
test.use({ expectedErrors: /status of 409/ })

type Managers = { manager_shichang: string; manager_caigou: string }

const gold = '澜川重锻（演示）'
const freezing =
  'A frozen company cannot publish, enquire, quote, join group buys, accept or change what it has open, write to others or in the forum, see contact details, or use what its membership gives, and nobody can accept its quotes. It is no longer listed as a preferred supplier. Its postings stay online: take them down one by one if they must go.'

/** Names the managers as an operator who has just read who they are. */
async function nameManagers(operator: Caller, names: Managers): Promise<void> {
  const id = await companyId(operator, gold)
  const { manager_shichang, manager_caigou } = await operator.call<CompanyOverview>(
    'get',
    `/api/admin/company/${id}/`,
  )
  const body = { ...names, before: { manager_shichang, manager_caigou } }
  await operator.call('post', `/api/admin/company/${id}/managers/`, body)
}

// As the demo names them.
test.afterAll(async ({ request }) => {
  const names = { manager_shichang: '演示市场经理', manager_caigou: '演示采购经理' }
  await nameManagers(await callerOf(request, 'operator'), names)
})

test('a company is frozen after a warning and with a reason, which it reads', async ({ visit, request }) => {
  const [ours, theirs] = companyInChinese

  const name = `冻结锻造测试厂 ${ours.no}`
  const email = `to_be_frozen_${ours.no}@demo.test` as const
  const comment = 'Forged certificates'
  // The first draft founds the company.
  await draftSpot(await registerTrader(request, email, name), {})
  const id = await companyId(await callerOf(request, 'operator'), name)
  const office = await visit({ look: theirs, as: 'operator', at: `/admin/tenant?row=${id}` })
  const section = office.getByRole('region', { name: theirs.t('Credit rating'), exact: true })
  await expect(section).toContainText(theirs.t('Normal'))
  await section.getByRole('button', { name: theirs.t('Change') }).click()
  const dialog = office.getByRole('dialog', { name: theirs.t('Credit rating of {name}', { name }) })
  const choose = async (rating: string) => {
    await dialog.getByRole('combobox', { name: theirs.t('Credit rating') }).click()
    await office.getByRole('option', { name: theirs.t(rating), exact: true }).click()
  }
  const warning = dialog.getByRole('alert').filter({ hasText: theirs.t(freezing) })
  const reason = dialog.getByRole('textbox', { name: theirs.t('Reason') })

  await test.step('the warning belongs to the choice, and the reason is required', async () => {
    await expect(warning).toHaveCount(0)
    await choose('Frozen')
    await expect(warning).toBeVisible()
    await dialog.getByRole('button', { name: theirs.t('Freeze the company') }).click()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill(comment)
    await choose('Limited')
    await expect(warning).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: theirs.t('Save') })).toBeVisible()
    await choose('Frozen')
    await expect(reason).toHaveValue(comment)
    await dialog.getByRole('button', { name: theirs.t('Freeze the company') }).click()
    await expect(dialog).toBeHidden()
    await expect(section).toContainText(theirs.t('Frozen'))
    const log = office.getByRole('region', { name: theirs.t('Audit log') })
    await expect(log).toContainText(comment)
  })

  await test.step('the company reads why, and its page says that it is frozen', async () => {
    const page = await visit({ look: ours, as: email, at: '/backend/messages' })
    const main = page.getByRole('main')
    const message = main.getByRole('button', {
      name: ours.told('company_rated', { credit_rating: 0, comment }),
    })
    await expect(message).toContainText(comment)
    await message.click()
    await expect(page).toHaveURL('/backend/company')
    await expect(main.getByText(ours.t('Frozen'), { exact: true })).toBeVisible()
  })
})

test('the managers that an operator names are in the service box of everybody in the company', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const id = await companyId(await callerOf(request, 'operator'), gold)
  const office = await visit({ look: ours, as: 'operator', at: `/admin/tenant?row=${id}` })
  const section = office.getByRole('region', { name: ours.t('Managers') })
  const save = section.getByRole('button', { name: ours.t('Save') })
  await section.getByRole('textbox', { name: ours.t('Market manager') }).fill('王敏')
  await section.getByRole('textbox', { name: ours.t('Purchasing manager') }).fill('李强')
  const answered = () =>
    office.waitForResponse((answer) => answer.url().includes(`/api/admin/company/${id}/managers/`))
  const first = answered()
  await save.click()
  expect((await first).status()).toBe(200)

  const staff = await visit({ look: theirs, as: 'staff', at: '/home' })
  const tools = staff.getByRole('complementary', { name: theirs.t('Tools') })
  await tools.getByRole('button', { name: theirs.t('Service') }).click()
  await expect(tools).toContainText(`${theirs.t('Market manager')}: 王敏`)
  await expect(tools).toContainText(`${theirs.t('Purchasing manager')}: 李强`)

  await section.getByRole('textbox', { name: ours.t('Purchasing manager') }).fill('')
  const second = answered()
  await save.click()
  expect((await second).status()).toBe(200)
  const main = await visit({ look: ours, as: 'gold', at: '/home' })
  const box = main.getByRole('complementary', { name: ours.t('Tools') })
  await box.getByRole('button', { name: ours.t('Service') }).click()
  await expect(box).toContainText(`${ours.t('Market manager')}: 王敏`)
  await expect(box).not.toContainText(ours.t('Purchasing manager'))
})

test('an operator who is slower than a colleague reads what the colleague wrote before replacing it', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { t } = look
  const operator = await callerOf(request, 'operator')
  const id = await companyId(operator, gold)
  await nameManagers(operator, { manager_shichang: '王敏', manager_caigou: '' })
  const page = await visit({ look, as: 'operator', at: `/admin/tenant?row=${id}` })
  const section = page.getByRole('region', { name: t('Managers') })
  const market = section.getByRole('textbox', { name: t('Market manager') })
  const purchasing = section.getByRole('textbox', { name: t('Purchasing manager') })
  const save = section.getByRole('button', { name: t('Save') })
  const conflict = section
    .getByRole('alert')
    .filter({ hasText: t('Somebody else has changed this meanwhile') })
  await expect(market).toHaveValue('王敏')

  await test.step('what was typed is still there after looking at another page', async () => {
    const discard = section.getByRole('button', { name: t('Discard changes') })
    await market.fill('孙磊')
    await discard.click()
    await expect(market).toHaveValue('王敏')
    await expect(discard).toHaveCount(0)
    await purchasing.fill('李强')
    const menu = page.getByRole('navigation', { name: t('Back office') })
    await menu.getByRole('link', { name: t('Audit log') }).click()
    await expect(section).toHaveCount(0)
    await nameManagers(operator, { manager_shichang: '赵刚', manager_caigou: '' })
    await page.goBack()
    await expect(purchasing).toHaveValue('李强')
    await expect(section.getByText(t('Not saved yet'))).toBeVisible()
  })

  await save.click()
  await expect(conflict).toContainText(`${t('Market manager')}: 赵刚`)
  await expect(purchasing).toHaveValue('李强')
  await conflict.getByRole('button', { name: t('Take the saved version') }).click()
  await expect(conflict).toHaveCount(0)
  await expect(market).toHaveValue('赵刚')
  await expect(purchasing).toHaveValue('')

  await purchasing.fill('李强')
  await nameManagers(operator, { manager_shichang: '赵刚', manager_caigou: '周宁' })
  await save.click()
  await expect(conflict).toContainText(`${t('Purchasing manager')}: 周宁`)
  await conflict.getByRole('button', { name: t('Go on with mine') }).click()
  await expect(purchasing).toHaveValue('李强')
  await save.click()
  await expect(save).toBeDisabled()
  await expect(conflict).toHaveCount(0)
  await expect
    .poll(() => operator.call('get', `/api/admin/company/${id}/`))
    .toMatchObject({ manager_shichang: '赵刚', manager_caigou: '李强' })
})
