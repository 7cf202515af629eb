// The overviews of backend and back office: their numbers equal the server's, and each links to what it counts (SPEC 2.33, 2.42).
import type { Page } from '@playwright/test'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { postingFigures, type PostingFigure } from '#contract/figure_ranges.ts'
import type { operatorFiguresApi } from '#contract/operator_figures.ts'
import type { tagApi } from '#contract/tag.ts'
import type { trendApi } from '#contract/trend.ts'
import { expect } from '../support/browser.ts'
import { openAt } from '../support/kept_pages.ts'
import { test } from '../support/pages.ts'
import { approveSpot, callerOf, registerPerson, submitSpot } from '../support/browser_people.ts'
import { untilStored } from '../support/browser_publish.ts'
import { words } from '../support/browser_words.ts'
import { inChinese, inEnglish } from '../support/looks.ts'

const t = words('zh-CN')
/** English texts of the figures. */
const figures: Record<PostingFigure, string> = {
  submitted: 'Submitted',
  published: 'Published',
  rejected: 'Rejected',
  taken_down: 'Removed',
  expired: 'Expired',
  dealt: 'Closed with a deal',
  closed: 'Closed',
}
const shown = (count: number) => count.toLocaleString('zh-CN')
const items = (page: Page, region?: string) =>
  (region === undefined ? page.getByRole('main') : page.getByRole('region', { name: region }))
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })

test('the backend’s overview counts open items, and each number leads to them', async ({
  visit,
  request,
}) => {
  const look = inEnglish
  const { t } = look
  const gold = await callerOf(request, 'gold')
  const data = await gold.call<Reply<typeof dashboardApi.backend>>('get', '/api/backend/dashboard/')
  const page = await visit({ look, as: 'gold', at: '/backend/dashboard' })
  const waiting = page.getByRole('region', { name: t('To do') })
  const trend = page.getByRole('region', { name: t('Trend') })
  for (const days of [7, 90] as const) {
    const received = await gold.call<Reply<typeof trendApi.own>>('get', `/api/backend/trend/?days=${days}`)
    const sums = { views: 0, enquiries: 0, quotes: 0 }
    for (const day of received)
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += day[name]
    expect(sums.views, 'something to draw').toBeGreaterThan(0)
    if (days === 90) await trend.getByText(t('{days} days', { days }), { exact: true }).click()
    const said = (text: string, sum: number) => t(text, { sum, 0: days })
    await expect(
      trend.getByRole('img', {
        name: said('{sum, plural, one {# view} other {# views}} in {0} days', sums.views),
      }),
    ).toBeVisible()
    const answers = [
      said('{sum, plural, one {# enquiry} other {# enquiries}} in {0} days', sums.enquiries),
      said('{sum, plural, one {# quote} other {# quotes}} in {0} days', sums.quotes),
    ]
    await expect(trend.getByRole('img', { name: answers.join(', ') })).toBeVisible()
  }
  await expect(page).toHaveURL(/\?days=90$/)
  const tonnes = shown(Math.round(data.online_tonnes * 10) / 10)
  await expect(page.getByText(t('{0} online, {1} t', { 0: shown(data.online), 1: tonnes }))).toBeVisible()
  const quotas = page.getByRole('region', { name: t('Quotas') })
  const used = data.quotas.map(({ used: count, limit }) =>
    limit === null ? t('{0}, unlimited', { 0: shown(count) }) : `${shown(count)} / ${shown(limit)}`,
  )
  // On the first of a month several of them are alike.
  await expect(quotas.getByText(/^[\d,]+(, unlimited| \/ [\d,]+)$/)).toHaveText(used)

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
        await openAt(page, '/backend/dashboard')
        const tile = waiting.getByRole('group', { name: t(label) })
        await (
          parts.length > 1
            ? // oxlint-disable-next-line house/no-luck -- in the order of the server's answer
              tile.getByRole('link').nth(place)
            : waiting.getByRole('link', { name: `${shown(all)} ${t(label)}` })
        ).click()
        await expect(page).toHaveURL(new RegExp(`/backend/\\w+\\?state=${state}$`))
        // oxlint-disable-next-line house/no-luck -- compared with what the server counts
        await expect(items(page)).toHaveCount(part[state])
      }
    })
  }
  for (const [label, count, address, region] of tiles)
    await test.step(label, async () => {
      await openAt(page, '/backend/dashboard')
      await waiting.getByRole('link', { name: `${shown(count)} ${t(label)}` }).click()
      await expect(page).toHaveURL(address)
      expect(count, 'something to count').toBeGreaterThan(0)
      // oxlint-disable-next-line house/no-luck -- compared with what the server counts
      await expect(items(page, region && t(region))).toHaveCount(count)
    })
})

test('the back office’s overview counts the queues and the market', async ({ visit, request }) => {
  const operator = await callerOf(request, 'operator')
  const data = await operator.call<Reply<typeof dashboardApi.admin>>('get', '/api/admin/dashboard/')
  const page = await visit({ as: 'operator', at: '/admin/dashboard' })
  const main = page.getByRole('main')
  for (const [label, value] of [
    ['Companies', data.companies],
    ['Accounts', data.accounts],
  ] as const)
    await expect(main.getByText(`${t(label)}${value}`)).toBeVisible()

  // What waits has cards; what does not is folded.
  const toDo = main.getByRole('region', { name: t('To do') })
  const empty = data.queues.filter(({ count }) => count === 0)
  // oxlint-disable-next-line house/no-luck -- compared with what the server counts
  await expect(toDo.getByRole('link')).toHaveCount(data.queues.length - empty.length)
  const folded =
    '{others, plural, one {Nothing waits in # other queue} other {Nothing waits in # other queues}}'
  await expect(toDo.getByText(t(folded, { others: empty.length }))).toHaveCount(empty.length > 0 ? 1 : 0)
  const queue = data.queues.find(({ name }) => name === 'quotation')
  await main.getByRole('link', { name: new RegExp(`^${t('Stock listings')} ${queue?.count} `) }).click()
  await expect(page).toHaveURL('/admin/quotation')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('In review')} ${queue?.count}`)
  await page.goBack()
  await main.getByRole('link', { name: `${t('Stock listings online')} ${shown(data.online)}` }).click()
  await expect(page).toHaveURL('/admin/quotation?state=online')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(`${t('Online')} ${shown(data.online)}`)
})

test('the days of the back office’s figures are in the address, and a number opens its list', async ({
  visit,
  request,
}) => {
  const operator = await callerOf(request, 'operator')
  const page = await visit({ as: 'operator', at: '/admin/dashboard?days=90' })
  const part = page.getByRole('region', { name: t('Postings', {}, 'figure') })
  const counted = async (days: number) => {
    const { kinds } = await operator.call<Reply<typeof operatorFiguresApi.postings>>(
      'get',
      `/api/admin/dashboard/postings/?days=${days}`,
    )
    const stock = kinds.find(({ kind }) => kind === 'quotation')
    return stock!.published.reduce((sum, count) => sum + count, 0)
  }
  const label = `${t('Stock listings')}, ${t('Published', {}, 'figure')}`
  const link = (count: number) => part.getByRole('link', { name: `${label}: ${shown(count)}`, exact: true })
  await expect(link(await counted(90))).toBeVisible()
  await expect(
    part.getByRole('img', {
      name: t('{0} per day', { 0: postingFigures.map((name) => t(figures[name], {}, 'figure')).join(', ') }),
    }),
  ).toBeVisible()
  await page.getByText(t('{days} days', { days: 365 }), { exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard?days=365')
  await part.getByText(t('Show as a table')).click()
  const numbers = part.getByRole('table').first()
  await expect(numbers.getByRole('columnheader').first()).toHaveText(t('Week'))
  // 365 days begin and end within a week.
  // oxlint-disable-next-line house/no-luck -- one row for each week
  await expect(numbers.getByRole('row')).toHaveCount(1 + 53)
  await link(await counted(365)).click()
  await expect(page).toHaveURL(
    /\/admin\/quotation\?state=all&figure=published&at_from=[\d-]+&at_until=[\d-]+$/,
  )
  const set = page.getByRole('button', { name: new RegExp(`${t('Published', {}, 'figure')}, `) })
  const counts = page.getByRole('tab', { selected: true })
  const narrowed = await counts.textContent()
  await set.click()
  await expect(page).toHaveURL('/admin/quotation?state=all')
  await expect(counts).not.toHaveText(narrowed!)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/admin/dashboard?days=365')
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
  await expect(page).toHaveURL(/\/admin\/user_accusation\?row=\d+$/)
  const panel = page.getByRole('complementary', { name: t('Details') })
  await expect(panel).toContainText('20CrMnTi φ90')
  await panel.getByRole('button', { name: new RegExp(`^${t('Answer', {}, 'verb')}`) }).click()
  const dialog = page.getByRole('dialog')
  const answer = dialog.getByRole('textbox', { name: t('Answer to the author') })
  await dialog.getByText('已联系对方更正信息').click()
  await expect(answer).toHaveValue('已联系对方更正信息')
  await answer.fill('已联系钢厂')
  await dialog.getByRole('button', { name: t('Answer', {}, 'verb') }).click()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(t('Answered'))
  await expect(panel).toContainText('已联系钢厂')

  await page.getByRole('row').filter({ hasText: '照片与实物不符' }).click()
  const opened = page.waitForEvent('popup')
  await panel.getByRole('link', { name: code }).click()
  const posting = await opened
  await expect(posting).toHaveURL(`/admin/quotation?state=all&code=${code}`)
  await expect(posting.getByRole('heading', { name: code })).toBeVisible()
  const { results } = await buyer.call<{ results: { title: string; info: string }[] }>(
    'get',
    '/api/user_message/',
  )
  expect(results[0]).toMatchObject({
    title: 'Your group-buy request was answered',
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
  const at = '/admin/user_accusation?subject=request&waiting=1'
  const page = await visit({ as: 'operator', at })
  const open = async () => {
    await page.getByRole('row').filter({ hasText: 'φ305×6000' }).click()
    await page.getByRole('link', { name: t('Open a group buy') }).click()
  }
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
  await openAt(page, at)
  await open()
  await expect(mill).toHaveValue('新余')
  await expect(field('Size from')).toHaveValue('300')
  await expect(page.getByRole('region', { name: t('What the company asked for') })).toContainText('40 吨')
})

test('a new company is led through its first steps until they are done', async ({ visit, request }) => {
  const look = inChinese
  const { no, t } = look
  const fresh = `first-steps-${no}@demo.test` as const
  await registerPerson(request, fresh)
  const person = await callerOf(request, fresh)
  const { results: tags } = await person.call<Reply<typeof tagApi.list>>('get', '/api/tag/')
  const information = {
    pre_company_name: `First Steps Forge ${no}`,
    pre_business_tag_id: tags.find(({ module }) => module === 'pre_business')?.id,
  }
  await person.call('post', '/api/account/pre_login_info/', information)
  const page = await visit({ look, as: fresh, at: '/backend/dashboard' })
  const steps = page.getByRole('region', { name: t('First steps') })
  // oxlint-disable-next-line house/no-luck -- the company is this test's own
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByText(t('Done'), { exact: true })).toHaveCount(0)
  await steps.getByRole('link', { name: t('Apply for certification') }).click()
  await expect(page).toHaveURL(/\/backend\/company$/)
  await page.goBack()
  await steps.getByRole('link', { name: t('Offer stock') }).click()
  await expect(page).toHaveURL(/\/backend\/seller_quotation\?command=create/)
  // A company that has done all of them is not told again.
  await visit({ look, as: 'gold', at: '/backend/dashboard' }).then(async (other) => {
    await expect(other.getByRole('region', { name: t('To do') })).toBeVisible()
    await expect(other.getByRole('region', { name: t('First steps') })).toHaveCount(0)
    // oxlint-disable-next-line house/no-luck -- the overview shows three of more quotes
    await expect(
      other.getByRole('region', { name: t('Newest quotes received') }).getByRole('listitem'),
    ).toHaveCount(3)
  })
})
