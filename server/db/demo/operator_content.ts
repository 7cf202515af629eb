import type { bannerPlaces } from '#contract/banner.ts'
import { articleResource } from '#contract/resources/article.ts'
import { bannerResource } from '#contract/resources/banner.ts'
import { categoryResource } from '#contract/resources/category.ts'
import type { Resource } from '#contract/resources/define.ts'
import { gradeResource } from '#contract/resources/grade.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { articleRows } from '#server/features/article/store.ts'
import { bannerRows } from '#server/features/banner/store.ts'
import { categoryRows } from '#server/features/category/store.ts'
import { gradeRows } from '#server/features/grade/store.ts'
import { recordedOf } from '#server/http/resources/recorded.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { AuditEntry } from '../audit.ts'
import type { DbOrTx } from '../client.ts'
import { resourceRows } from '../resource_rows.ts'
import type { RowSource } from '../resource_sql.ts'
import type { AdPictureName, DemoAdPicture } from './ad_pictures.ts'
import { articleCategories, demoArticles, type DemoArticle } from './articles.data.ts'

const hour = 3_600_000
const day = 24 * hour

type Values = Readonly<Record<string, unknown>>
/** A row as an operator adds it, with what is done with it afterwards. Ages are in ms before now. */
type Kept = {
  of: Resource
  source: RowSource
  values: Values
  age: number
  actions?: readonly { name: string; age: number }[]
}

type Ad = {
  title: { zh: string; en: string }
  picture: AdPictureName
  link: string
  place: (typeof bannerPlaces)[number]
  /** First and last day, in ms before now. */
  begins: number
  ends: number | null
}

/** At the foot of the start page, because the slides at its top belong to what the market offers; one that is over. */
const ads: readonly { ad: Ad; age: number; actions: Kept['actions'] }[] = [
  {
    ad: {
      title: {
        zh: '钢厂团购：凑够吨位，直接向钢厂下单（演示）',
        en: 'Group buys: order from the mill together (demo)',
      },
      picture: 'group_buys',
      link: '/home/raise',
      place: 'home_foot',
      begins: 6 * day,
      ends: null,
    },
    age: 6 * day + 3 * hour,
    actions: [{ name: 'publish', age: 6 * day + 2 * hour }],
  },
  {
    ad: {
      title: {
        zh: '余料按尺寸切割：小件不必买整支（演示）',
        en: 'Remnants cut to your size (demo)',
      },
      picture: 'remnants',
      link: '/home/quotation?character=2',
      place: 'home_foot',
      begins: 4 * day,
      ends: null,
    },
    age: 4 * day + 5 * hour,
    actions: [{ name: 'publish', age: 4 * day + 4 * hour }],
  },
  {
    ad: {
      title: { zh: '锻圆采购周（演示）', en: 'Round-bar week (demo)' },
      picture: 'round_bars',
      link: '/home/quotation?category=1',
      place: 'home_top',
      begins: 17 * day,
      ends: 10 * day,
    },
    age: 18 * day,
    actions: [
      { name: 'publish', age: 17 * day + 6 * hour },
      { name: 'take_down', age: 9 * day + 5 * hour },
    ],
  },
]

const gradeValues: Values = {
  code: 'JY-718M',
  name: { zh: '预硬镜面模具钢（演示）', en: 'Pre-hardened mirror-finish mould steel (demo)' },
  standard: 'Q/JY 11 DEMO',
  group: 'plastic_mould',
  density: 7.82,
  exact: null,
  comparable: '1.2738',
  source: '锦垣模具钢（演示） · Q/JY 11',
}

const categoryValues: Values = {
  name: { zh: '船用轴', en: 'Marine shafts' },
  parent: 3,
  shape: 'stepped',
  sort: 10,
}

/** An article as its values; written some hours before it is published. */
function articleOf(given: DemoArticle, { now, cover }: { now: Date; cover: string | null }): Kept {
  const { zh, en, category, age, isDraft } = given
  const written = age * day
  const values = {
    title: { zh: zh?.title ?? '', en: en?.title ?? '' },
    category: articleCategories[category],
    cover,
    publish_time: isDraft ? null : new Date(now.getTime() - written).toISOString(),
    body: { zh: zh ? richTextOf(zh.text) : null, en: en ? richTextOf(en.text) : null },
  }
  // One for a time to come is published too, and appears by itself.
  const published = Math.max(written, 2 * hour)
  const actions = isDraft ? [] : [{ name: 'publish', age: published }]
  return { of: articleResource, source: articleRows, values, age: published + 5 * hour, actions }
}

/** Inserts the ads, the articles, and the grade and category that the demo's operator has added; returns these writes for the audit log. */
export async function insertOperatorContent(
  tx: DbOrTx,
  { adPictures, now }: { adPictures: readonly DemoAdPicture[]; now: Date },
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const ago = (age: number) => new Date(now.getTime() - age)
  const imageOf = (name: AdPictureName) => adPictures.find((one) => one.name === name)?.address ?? ''
  const banners = ads.map(({ ad: { picture, begins, ends, ...ad }, age, actions }, position): Kept => {
    const days = { begins_on: chinaDay(ago(begins)), ends_on: ends === null ? null : chinaDay(ago(ends)) }
    const values = { language: 'both', ...ad, ...days, image: imageOf(picture), position }
    return { of: bannerResource, source: bannerRows, values, age, actions }
  })
  const all: Kept[] = [
    ...banners,
    ...demoArticles.map((one) => articleOf(one, { now, cover: one.cover ? imageOf(one.cover) : null })),
    { of: gradeResource, source: gradeRows, values: gradeValues, age: 12 * day },
    { of: categoryResource, source: categoryRows, values: categoryValues, age: 11 * day },
  ]
  const writes: Omit<AuditEntry, 'actorId'>[] = []
  for (const { of, source, values, age, actions = [] } of all) {
    const stored = resourceRows(of, source)
    const sign = await stored.insert(tx, values, ago(age))
    let [state] = of.states
    const after = recordedOf(of, state ? { state, ...values } : values)
    writes.push({ kind: of.name, action: 'create', sign, after, now: ago(age) })
    for (const { name, age: later } of actions) {
      const { to } = of.actions[name]!
      await stored.move(tx, sign, to, ago(later))
      const change = { before: { state }, after: { state: to } }
      writes.push({ kind: of.name, action: name, sign, ...change, now: ago(later) })
      state = to
    }
  }
  return writes
}
