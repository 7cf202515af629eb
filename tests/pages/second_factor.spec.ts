// The second factor: set up in the personal settings, asked for at the next log-in, and on to the page that was opened.
import { problems } from '#contract/problems.ts'
import { secondFactorApi } from '#contract/second_factor.ts'
import { codeAt, stepAt } from '#server/features/second_factor/rules.ts'
import { demoPassword, expect, expectAt } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { callerOf, registerPerson } from '../support/browser_people.ts'
import { inChinese } from '../support/looks.ts'
import { secretOf } from '../support/second_factors.ts'

// Refused on purpose: the back office before the proof (403) and an old code (422).
test.use({ expectedErrors: /status of (403|422)/ })

test('an app is set up, and asked for at the next log-in on the way to a page of the back office', async ({
  visit,
  request,
}) => {
  const look = inChinese
  const { lang, no, t } = look
  const email = `second_factor_${no}@demo.test` as const
  await registerPerson(request, email)
  const operator = await callerOf(request, 'operator')
  const roles = await operator.call<{ id: number; is_givable: boolean }[]>(
    'get',
    '/api/admin/backend_user/roles/',
  )
  const role_ids = roles.filter(({ is_givable }) => is_givable).map(({ id }) => id)
  await operator.call('post', '/api/admin/backend_user/', {
    account: email,
    display_name: '许青',
    role_ids,
  })

  const page = await visit({ look, as: email, at: '/backend/dashboard' })
  let secret: Uint8Array = Buffer.alloc(0)
  const code = (steps: number) => codeAt(secret, stepAt(new Date()) + steps)

  await test.step('the picture is shown with its key; an old code is refused, the one of now is not', async () => {
    await page
      .getByRole('navigation', { name: t('My account') })
      .getByRole('button')
      .click()
    const settings = page.getByRole('dialog', { name: t('Personal settings') })
    await settings.getByRole('tab', { name: t('Two-step verification') }).click()
    const [begun] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes(secondFactorApi.setUp.path)),
      settings.getByRole('button', { name: t('Set up an authenticator app') }).click(),
    ])
    const { data } = (await begun.json()) as { data: { secret: string } }
    secret = secretOf(data.secret)
    await expect(settings.getByRole('img', { name: t('QR code for the authenticator app') })).toBeVisible()
    await expect(settings).toContainText(data.secret.match(/.{4}/g)!.join(' '))
    const input = settings.getByRole('textbox', { name: t('Code that the app shows now') })
    await input.fill(code(-6))
    await settings.getByRole('button', { name: t('Switch on') }).click()
    await expectAt(input, problems.second_factor_old[lang])
    // That of the step before, so that the current one can be used below.
    await input.fill(code(-1))
    await settings.getByRole('button', { name: t('Switch on') }).click()
    const codes = settings.getByRole('list', { name: t('Recovery codes') })
    // oxlint-disable-next-line house/no-luck -- the account is this test's own
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await settings.getByRole('button', { name: t('I have kept them') }).click()
    await expect(settings).toContainText(t('Recovery codes left: {left}', { left: '10' }))
    await settings.getByRole('button', { name: t('Log out') }).click()
    await expect(page).toHaveURL('/login')
  })

  await openAt(page, '/admin/tag?keyword=%E9%94%BB')
  await page.getByRole('textbox', { name: t('Mobile number or e-mail') }).fill(email)
  await page.getByRole('textbox', { name: t('Password') }).fill(demoPassword)
  await page.getByRole('button', { name: t('Log in'), exact: true }).click()
  await expect(page).toHaveURL(/\/second_factor\?redirect=/)
  const typed = page.getByRole('textbox', { name: t('Code from your app, or a recovery code') })
  const now = code(1)
  await typed.fill(`${now.slice(0, 3)} ${now.slice(3)}`)
  await page.getByRole('button', { name: t('Confirm'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/tag\?keyword=/)
  await expect(page.getByRole('searchbox', { name: t('Search') })).toHaveValue('锻')
})
