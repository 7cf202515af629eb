// An answer that comes after its reader has gone on changes nothing on the page where he is now.
import { expect } from '../support/browser.ts'
import { test } from '../support/pages.ts'
import { words } from '../support/browser_words.ts'

const en = words('en-US')

test('a row that is saved or removed late leaves the next page and the next row alone', async ({ visit }) => {
  const page = await visit({ as: 'operator', language: 'en-US', at: '/admin/tag' })
  /** Lets the answers to one kind of call wait; returns what lets them come. */
  const hold = async (method: string) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/admin/tag/**', async (route) => {
      if (route.request().method() !== method) return route.fallback()
      const answer = await route.fetch()
      await held
      await route.fulfill({ response: answer })
    })
    return release
  }
  /** Lets the held answer come, and waits for it. */
  const letThrough = async (method: string, release: () => void) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === method)
    release()
    await (await answered).finished()
  }
  const rowIn = (url: string) => new URL(url).searchParams.get('row')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const panel = (name: string) => page.getByRole('complementary', { name: en(name) })
  const details = panel('Details')
  const add = async (name: string) => {
    await page.getByRole('button', { name: en('Add a tag') }).click()
    const adding = panel('Add a tag')
    await adding.getByRole('textbox', { name: 'Name (Chinese)' }).fill(`${name} 锻`)
    await adding.getByRole('textbox', { name: 'Name (English)' }).fill(name)
    await adding.getByRole('combobox', { name: en('Used for') }).click()
    await page.getByRole('option', { name: en('Products') }).click()
    await adding.getByRole('button', { name: en('Add'), exact: true }).click()
    await expect(row(name)).toBeVisible()
    await expect(details).toBeVisible()
    return page.url()
  }
  const first = await add('Late first')
  await add('Late second')

  const seen: string[] = []
  page.on('framenavigated', () => seen.push(page.url()))

  const save = await hold('PUT')
  await details.getByRole('textbox', { name: en('Order') }).fill('9')
  await details.getByRole('button', { name: en('Save') }).click()
  await row('Late first').click()
  await expect(page).toHaveURL(first)
  await letThrough('PUT', save)
  await page.getByRole('button', { name: en('Add a tag') }).click()
  await expect(page).toHaveURL(/row=new/)
  expect(seen.map(rowIn)).toEqual([rowIn(first), 'new'])

  await row('Late first').click()
  const remove = await hold('DELETE')
  await details.getByRole('button', { name: en('Remove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('Remove') })
    .click()
  await page.getByRole('link', { name: en('Audit log'), exact: true }).click()
  await expect(page.getByRole('heading', { name: en('Audit log') })).toBeVisible()
  await page.getByRole('button', { name: en('Filter'), exact: true }).click()
  const search = async (sign: string) => {
    await page.getByRole('searchbox', { name: en('No.') }).fill(sign)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`object_sign=.*${sign}`))
  }
  await search('7391')
  seen.length = 0
  await letThrough('DELETE', remove)
  await search('7392')
  expect(seen.map((url) => new URL(url).searchParams.get('object_sign'))).toEqual([
    expect.stringContaining('7392'),
  ])
})
