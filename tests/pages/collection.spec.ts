// Saved items: the star in lists and on pages, the list of saved items, and items that have ended since (SPEC 2.34).
import { expect, tokenOf } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { rows } from '../support/browser_market.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')

test('a posting is saved from the list and its page, is listed, is marked when it ends, and can be removed @main', async ({
  visit,
  request,
}) => {
  const seller = { 'access-token': await tokenOf(request, 'gear@demo.test') }
  const answer = await request.get('/api/backend/quotation/?state=online&size=1', { headers: seller })
  const { data } = (await answer.json()) as {
    data: { results: { code: string; company: { code: string } }[] }
  }
  const { code = '', company } = data.results[0] ?? {}
  const act = (action: 'offline' | 'online') =>
    request.post(`/api/quotation/${code}/${action}/`, { headers: seller })
  const address = `/home/quotation/${code}`
  const page = await visit({ as: 'young@demo.test', at: '/backend/collection' })
  await expect(page.getByText(t('Nothing saved yet'))).toBeVisible()

  const collected = new RegExp(`^${t('Saved', {}, 'posting')}`)
  await test.step('the star works in the list, on the page and in the list again', async () => {
    await openAt(page, `/home/quotation?company=${company?.code}`)
    const row = rows(page).filter({ has: page.locator(`a[href="${address}"]`) })
    await row.getByRole('button', { name: t('Save', {}, 'posting'), exact: true }).click()
    await expect(row.getByRole('button', { name: collected })).toHaveAttribute('aria-pressed', 'true')
    await expect(rows(page).getByRole('button', { name: collected })).toHaveCount(1)
    await page.reload()
    await row.getByRole('button', { name: collected }).click()
    await expect(row.getByRole('button', { name: t('Save', {}, 'posting'), exact: true })).toBeVisible()
    await openAt(page, address)
    const button = page.getByRole('article').getByRole('button', { name: t('Save', {}, 'posting') })
    await button.click()
    await expect(page.getByRole('article').getByRole('button', { name: collected })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.goBack()
    await expect(row.getByRole('button', { name: collected })).toBeVisible()
  })

  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('Remove from saved items') }) })
  await test.step('an item that its seller takes offline is marked, and its page says so', async () => {
    expect((await act('offline')).status()).toBe(200)
    await openAt(page, '/backend/collection?page=9')
    await expect(item).toHaveCount(1)
    await expect(page).toHaveURL('/backend/collection?page=1')
    await expect(item.getByText(t('Offline'), { exact: true })).toBeVisible()
    await item.getByRole('link').last().click()
    await expect(page).toHaveURL(address)
    await expect(
      page.getByText(
        t('The seller has taken it offline for now. It may come back; similar offers are shown beside it.'),
      ),
    ).toBeVisible()
    await expect(page.getByRole('article').getByRole('button', { name: t('Enquire') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect((await act('online')).status()).toBe(200)
  })

  await test.step('removing can be undone', async () => {
    await openAt(page, '/backend/collection')
    const title = await item.getByRole('link').last().innerText()
    await item.getByRole('button', { name: t('Remove from saved items') }).click()
    await expect(page.getByText(t('Nothing saved yet'))).toBeVisible()
    await page
      .getByRole('alert')
      .filter({ hasText: title.split(' ')[0] })
      .getByRole('button', { name: t('Undo') })
      .click()
    await expect(item).toHaveCount(1)
    await item.getByRole('button', { name: t('Remove from saved items') }).click()
    await expect(item).toHaveCount(0)
  })
})
