// Staff besides its main way: rights that change, and an invitation that is sent again, withdrawn and declined (SPEC 2.35, 6.20).
import { problems } from '#contract/problems.ts'
import { expect, expectRefusal, fromOutbox, outbox } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, registerPerson, registerTrader } from '../support/browser_people.ts'
import { companyInChinese, companyInEnglish, inChinese } from '../support/looks.ts'

const at = '/backend/staff'
type Own = { invitations: { id: number }[] }

test('changed rights change the menu of the colleague, who is told', async ({ visit, request }) => {
  const [ours, theirs] = companyInChinese

  const [boss, colleague] = [`gives_rights_${ours.no}@demo.test`, `gets_rights_${ours.no}@demo.test`] as const
  const company = `权限变更测试厂 ${ours.no}`
  const main = await registerTrader(request, boss, company)
  await registerPerson(request, colleague)
  await main.call('post', '/api/backend/staff/invitation/', { account: colleague, rights: ['forum'] })
  const person = await callerOf(request, colleague)
  const { invitations } = await person.call<Own>('get', '/api/backend/staff/own/')
  await person.call('post', `/api/backend/staff/invitation/${invitations[0]!.id}/accept/`)

  const other = await visit({ look: theirs, as: colleague, at })
  const menu = other.getByRole('navigation', { name: theirs.t('My account') })
  const stock = menu.getByRole('link', { name: theirs.t('My stock') })
  await expect(menu.getByRole('link', { name: theirs.t('My company') })).toBeVisible()
  await expect(stock).toHaveCount(0)
  // Without the right nobody types a posting that could not be sent.
  for (const publishing of ['/backend/seller_quotation?command=create', '/backend/seller_quotation/bulk']) {
    await openAt(other, publishing)
    const missing = theirs.t('Your account does not have the right “{name}”', {
      name: theirs.t('Publish and sell'),
    })
    await expect(other.getByRole('main')).toContainText(missing)
    await expect(other.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(other).toHaveURL(publishing)
  }

  const page = await visit({ look: ours, as: boss, at })
  const row = page
    .getByRole('list', { name: ours.t('People') })
    .getByRole('listitem')
    .filter({ hasText: 'ge****@demo.test' })
    .filter({ hasNot: page.getByText(ours.t('Main account'), { exact: true }) })
  await row
    .getByRole('button', { name: new RegExp(ours.t('Change the rights of {name}', { name: '.+' })) })
    .click()
  const dialog = page.getByRole('dialog', {
    name: new RegExp(ours.t('Rights of {name}', { name: '.+' })),
  })
  const right = (name: string) => dialog.getByRole('checkbox', { name: ours.t(name), exact: true })
  await expect(right('Forum')).toBeChecked()
  await right('Forum').uncheck()
  await right('Publish and sell').check()
  await dialog.getByRole('button', { name: ours.t('Save') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(ours.t('Publish and sell'))
  await expect(row).not.toContainText(ours.t('Forum'))

  await openAt(other, '/backend/messages')
  await other
    .getByRole('main')
    .getByRole('button', {
      name: theirs.told('staff_rights_changed', { company: { zh: company, en: company } }),
    })
    .click()
  await expect(other).toHaveURL(at)
  const place = other.getByRole('region', { name: theirs.t('My place in the company') })
  await expect(place).toContainText(theirs.t('Publish and sell'))
  await expect(place).not.toContainText(theirs.t('Forum'))
  await expect(stock).toBeVisible()
  await expect(menu.getByRole('link', { name: theirs.t('My staff') })).toHaveCount(0)
})

test('an invitation is sent again and withdrawn, and the next one is declined', async ({
  visit,
  request,
}) => {
  const [ours, theirs] = companyInEnglish

  const [boss, invited] = [`sends_again_${ours.no}@demo.test`, `will_decline_${ours.no}@demo.test`] as const
  const name = `谢绝邀请测试厂 ${ours.no}`
  const company = { zh: name, en: name }
  const main = await registerTrader(request, boss, name)
  await registerPerson(request, invited)
  const invite = () =>
    main.call('post', '/api/backend/staff/invitation/', { account: invited, rights: ['forum'] })
  const before = outbox().length
  await invite()
  await fromOutbox({ to: invited }, before)
  const page = await visit({ look: ours, as: boss, at })
  const account = 'wi****@demo.test'
  const person = { zh: '.+', en: '.+' }
  const waiting = page.getByRole('list', { name: ours.t('Invitations without an answer') })
  const known = outbox().length
  await waiting.getByRole('button', { name: ours.t('Send again to {account}', { account }) }).click()
  expect((await fromOutbox({ to: invited }, known)).text).toContain(name)

  await waiting
    .getByRole('button', { name: ours.t('Withdraw the invitation of {account}', { account }) })
    .click()
  await expect(waiting).toHaveCount(0)
  const other = await visit({ look: theirs, as: invited, at: '/backend/messages' })
  const messages = other.getByRole('main').getByRole('button')
  await messages.filter({ hasText: theirs.told('staff_invitation_withdrawn', { company }) }).click()
  await expect(other).toHaveURL(at)
  const nothing = other.getByText(theirs.t('No company has invited you'))
  await expect(nothing).toBeVisible()

  await invite()
  await other.reload()
  const card = other.getByRole('region', { name: theirs.t('Invitation'), exact: true })
  await expect(card).toContainText(theirs.t('Forum'))
  await card.getByRole('button', { name: theirs.t('Decline') }).click()
  await expect(nothing).toBeVisible()
  await openAt(page, '/backend/messages')
  await page
    .getByRole('main')
    .getByRole('button', {
      name: new RegExp(ours.told('staff_invitation_answered', { person, answer: 'declined' })),
    })
    .click()
  await expect(page).toHaveURL(at)
  await expect(page.getByText(ours.t('You are alone in your company'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test.describe('who belongs to a company', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('is not invited by another one, and cannot accept its invitation', async ({ visit, request }) => {
    const look = inChinese
    const { t, lang, no } = look
    const emails = {
      boss: `invites_taken_${no}@demo.test`,
      elsewhere: `elsewhere_main_${no}@demo.test`,
      person: `twice_invited_${no}@demo.test`,
    } as const
    const boss = await registerTrader(request, emails.boss, `员工归属测试厂 ${no}`)
    const elsewhere = await registerTrader(request, emails.elsewhere, `员工他处测试厂 ${no}`)
    await registerPerson(request, emails.person)
    const person = await callerOf(request, emails.person)
    const invitation = { account: emails.person, rights: ['forum'] }
    // This founds the other company.
    await elsewhere.call('post', '/api/backend/staff/invitation/', invitation)
    const page = await visit({ look, as: emails.boss, at })
    const invite = page.getByRole('button', { name: t('Invite a colleague') })
    await expect(invite).toBeVisible()
    // A main account hands on before it can leave.
    await expect(page.getByRole('button', { name: t('Leave the company') })).toHaveCount(0)
    await invite.click()
    const dialog = page.getByRole('dialog', { name: t('Invite a colleague') })
    const account = dialog.getByRole('textbox', { name: t('Mobile number or e-mail') })
    await account.fill(emails.elsewhere)
    await dialog.getByRole('button', { name: t('Send invitation') }).click()
    await expectRefusal(page, problems.invite_elsewhere[lang])
    await expect(account).toHaveValue(emails.elsewhere)

    const { invitations } = await person.call<Own>('get', '/api/backend/staff/own/')
    await boss.call('post', '/api/backend/staff/invitation/', invitation)
    const other = await visit({ look, as: emails.person, at })
    const accept = other
      .getByRole('region', { name: t('Invitation'), exact: true })
      .filter({ hasText: `员工归属测试厂 ${no}` })
      .getByRole('button', { name: t('Accept') })
    await expect(accept).toBeVisible()
    await person.call('post', `/api/backend/staff/invitation/${invitations[0]!.id}/accept/`)
    await accept.click()
    await expectRefusal(other, problems.in_company_already[lang])
    await expect(other.getByRole('region', { name: t('My place in the company') })).toContainText(
      `员工他处测试厂 ${no}`,
    )
  })
})
