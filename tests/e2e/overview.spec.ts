// The overviews of backend and back office: their numbers equal the server's, and each links to what it counts (SPEC 2.33, 2.42).
import type { Page } from '@playwright/test'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { expect, test } from '../support/browser.ts'
import { approveSpot, callerOf, submitSpot } from '../support/browser_people.ts'
import { untilStored } from '../support/browser_publish.ts'
import { words } from '../support/browser_words.ts'

const t = words('zh-CN')
const shown = (count: number) => count.toLocaleString('zh-CN')
const items = (page: Page, region?: string) =>
  (region === undefined ? page.getByRole('main') : page.getByRole('region', { name: t(region) }))
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

test('the backend’s overview counts open items, and each number leads to them', async ({
  visit,
  request,
}) => {
  const gold = await callerOf(request, 'gold')
  const data = await gold.call<Reply<typeof dashboardApi.backend>>('get', '/api/backend/dashboard/')
  const page = await visit({ as: 'gold', at: '/backend/dashboard' })
  const waiting = page.getByRole('region', { name: t('To do') })
  const views = data.views_7d.reduce((sum, day) => sum + day.count, 0)
  await expect(
    page.getByRole('img', {
      name: t('{sum, plural, one {# view} other {# views}} in {0} days', { sum: views, 0: 7 }),
    }),
  ).toBeVisible()
  const tonnes = shown(Math.round(data.online_tonnes * 10) / 10)
  await expect(page.getByText(t('{0} online, {1} t', { 0: shown(data.online), 1: tonnes }))).toBeVisible()
  const quotas = page.getByRole('region', { name: t('Quotas') })
  for (const { used, limit } of data.quotas)
    await expect(
      quotas.getByText(
        limit === null ? t('{0}, unlimited', { 0: shown(used) }) : `${shown(used)} / ${shown(limit)}`,
      ),
    ).toBeVisible()

  const intentions = (box: string) => new RegExp(`/backend/dashboard\\?tab=${box}&open=1#intentions$`)
  const tiles: [label: string, count: number, address: string | RegExp, region?: string][] = [
    ['Enquiries to answer', data.intentions_open, intentions('received'), 'Enquiries'],
    ['My enquiries awaiting an answer', data.intentions_sent_open, intentions('sent'), 'Enquiries'],
  ]
  for (const [label, state] of [
    ['Rejected', 'rejected'],
    ['Expiring in 3 days', 'expiring'],
    ['In review', 'in_review'],
  ] as const) {
    const parts = data.waiting.filter((of) => of[state] > 0)
    const all = parts.reduce((sum, of) => sum + of[state], 0)
    await test.step(label, async () => {
      expect(all, 'something to count').toBeGreaterThan(0)
      for (const [place, part] of parts.entries()) {
        await page.goto('/backend/dashboard')
        const tile = waiting.getByRole('group', { name: t(label) })
        await (
          parts.length > 1
            ? tile.getByRole('link').nth(place)
            : waiting.getByRole('link', { name: `${shown(all)} ${t(label)}` })
        ).click()
        await expect(page).toHaveURL(new RegExp(`/backend/\\w+\\?state=${state}$`))
        await expect(items(page)).toHaveCount(part[state])
      }
    })
  }
  for (const [label, count, address, region] of tiles)
    await test.step(label, async () => {
      await page.goto('/backend/dashboard')
      await waiting.getByRole('link', { name: `${shown(count)} ${t(label)}` }).click()
      await expect(page).toHaveURL(address)
      expect(count, 'something to count').toBeGreaterThan(0)
      await expect(items(page, region)).toHaveCount(count)
    })
})

test('the back office’s overview counts the queues and the market', async ({ visit, request }) => {
  const operator = await callerOf(request, 'operator')
  const data = await operator.call<Reply<typeof dashboardApi.admin>>('get', '/api/admin/dashboard/')
  const page = await visit({ as: 'operator', at: '/admin/dashboard' })
  const main = page.getByRole('main')
  const published = data.published_7d.reduce((sum, day) => sum + day.count, 0)
  await expect(main.getByText(t('{0} in total', { 0: shown(published) }))).toBeVisible()
  await expect(
    main.getByRole('img', { name: new RegExp(`: ${data.published_7d.at(-1)?.count}$`) }),
  ).toBeVisible()
  for (const [label, value] of [
    ['Companies', data.companies],
    ['Accounts', data.accounts],
  ] as const)
    await expect(main.getByText(`${t(label)}${value}`)).toBeVisible()

  const queue = data.queues.find(({ name }) => name === 'quotation')
  await main.getByRole('link', { name: new RegExp(`^${t('Stock listings')} ${queue?.count} `) }).click()
  await expect(page).toHaveURL('/admin/quotation')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('In review')} ${queue?.count}`)
  await page.goBack()
  await main.getByRole('link', { name: `${t('Stock listings online')} ${shown(data.online)}` }).click()
  await expect(page).toHaveURL('/admin/quotation?state=online')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('Online')} ${shown(data.online)}`)
})

test('a message to the operators is listed for them, handled and answered', async ({ visit, request }) => {
  const buyer = await callerOf(request, 'buyer')
  const seller = await callerOf(request, 'pipe@demo.test')
  const code = await submitSpot(seller, { dims: { d: 338, l: 3381 } })
  await approveSpot(await callerOf(request, 'operator'), code)
  const write = (comment: string, record_sign = '') =>
    buyer.call('post', '/api/user_accusation/', { module: 'accusation', record_sign, comment })
  await write('希望团购 20CrMnTi φ90，每月 40 吨')
  await write('照片与实物不符', code)

  const page = await visit({ as: 'operator', at: '/backend/messages' })
  await expect(page.getByRole('button', { name: /收到 汉峤机械（演示） 的举报/ })).toBeVisible()
  await page.getByRole('button', { name: /收到 汉峤机械（演示） 的团购申请/ }).click()
  await expect(page).toHaveURL('/admin/dashboard#requests')
  const label = t('Reports and group-buy requests')
  const card = page.getByRole('link', { name: new RegExp(`^${label} \\d+ `) })
  const waiting = Number(
    / (\d+) /.exec((await card.textContent())?.replace(label, ' ') ?? '')?.[1] ?? Number.NaN,
  )
  const requests = page.getByRole('region', { name: label })
  await expect(requests).toBeInViewport()
  const one = requests.getByRole('listitem').filter({ hasText: '20CrMnTi φ90' })
  await one.getByRole('button', { name: t('Mark as handled') }).click()
  const dialog = page.getByRole('dialog', { name: t('Mark as handled') })
  await dialog.getByRole('textbox', { name: t('Answer to the author (optional)') }).fill('已联系钢厂')
  await dialog.getByRole('button', { name: t('Mark as handled') }).click()
  await expect(dialog).toBeHidden()
  await expect(one).toBeHidden()
  await expect(card).toContainText(String(waiting - 1))
  await requests.getByRole('tab', { name: t('Handled') }).click()
  await expect(page).toHaveURL('/admin/dashboard?handled=1#requests')
  await expect(one).toContainText(t('Answer: {answer}', { answer: '已联系钢厂' }))

  await requests.getByRole('tab', { name: new RegExp(`^${t('To handle')}`) }).click()
  await requests
    .getByRole('listitem')
    .filter({ hasText: '照片与实物不符' })
    .getByRole('link', { name: code })
    .click()
  await expect(page).toHaveURL(`/admin/quotation?state=all&code=${code}`)
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  const { results } = await buyer.call<{ results: { title: string; info: string }[] }>(
    'get',
    '/api/user_message/',
  )
  expect(results[0]).toMatchObject({
    title: 'Your group-buy request was handled',
    info: 'Answer: 已联系钢厂',
  })
  await seller.call('post', `/api/quotation/${code}/close/`)
})

test('the text of a request for a group buy prefills the form, is shown beside it, and overwrites nothing that was typed', async ({
  visit,
  request,
}) => {
  const buyer = await callerOf(request, 'buyer')
  const comment = '想和大家一起订\n42CrMo 圆钢 φ305×6000 调质，40 吨'
  await buyer.call('post', '/api/user_accusation/', { module: 'accusation', record_sign: '', comment })
  const page = await visit({ as: 'operator', at: '/admin/dashboard#requests' })
  const one = page
    .getByRole('region', { name: t('Reports and group-buy requests') })
    .getByRole('listitem')
    .filter({ hasText: 'φ305×6000' })
  const open = () => one.getByRole('link', { name: t('Open a group buy') }).click()
  await open()
  await expect(page.getByRole('region', { name: t('What the company asked for') })).toContainText('40 吨')
  const field = (name: string) => page.getByRole('textbox', { name: t(name), exact: true })
  const line = field('Type or paste one line and the form fills itself')
  await expect(line).toHaveValue('想和大家一起订 42CrMo 圆钢 φ305×6000 调质，40 吨')
  await expect(page.getByRole('combobox', { name: t('Grade') })).toHaveValue(/^42CrMo/)
  await expect(field('Size from')).toHaveValue('305')

  await field('Size from').fill('300')
  const mill = page.getByRole('combobox', { name: t('Mill'), exact: true })
  await mill.fill('新余')
  await line.fill('42CrMo 圆钢 φ310×6000 正火')
  await expect(field('Size from')).toHaveValue('300')
  await untilStored(page, t)
  await page.goto('/admin/dashboard#requests')
  await open()
  await expect(mill).toHaveValue('新余')
  await expect(field('Size from')).toHaveValue('300')
  await expect(page.getByRole('region', { name: t('What the company asked for') })).toContainText('40 吨')
})
