/** Materials and prices for tests, made through the operators' calls. */
import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import { marketPriceApi, seriesOf } from '#contract/market_price.ts'
import { marketPriceUploadApi, type PriceRow } from '#contract/market_price_upload.ts'
import { marketMaterialAdminApi } from '#contract/resources/market_material.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { RawInput, TestApp } from './app.ts'
import type { Target, Targets } from './access_cases.ts'

/** Jiangsu and Hebei. */
export const [jiangsu, hebei] = [320_000, 130_000]

let materials = 0
type Material = Body<typeof marketMaterialAdminApi.create>

export async function marketPrices(testing: TestApp) {
  const { call, raw, make, deps } = testing
  const operator = await make.operator(['website_config'])
  const as = { token: operator.token }

  /** The day so many days ago. */
  const dayAgo = (days: number) => chinaDay(new Date(deps.clock().getTime() - days * 86_400_000))

  async function material(own: Partial<Material> = {}): Promise<number> {
    materials += 1
    const name = { zh: `重废${materials}`, en: `Heavy scrap ${materials}` }
    const body = { name, group: 'scrap', unit: 't', tax: 'without_tax', sort: materials, ...own } as Material
    return (await call(marketMaterialAdminApi.create, { body }, as)).data.id
  }

  const rowOf = (own: Partial<PriceRow> & Pick<PriceRow, 'material'>): PriceRow => ({
    region: jiangsu,
    day: dayAgo(0),
    low: null,
    high: null,
    price: 2_400,
    source: 'Test',
    replaces: null,
    ...own,
  })

  const uploading = (rows: readonly PriceRow[], { dry = false, token = operator.token } = {}) =>
    raw(
      marketPriceUploadApi.upload,
      { query: dry ? { dry_run: 1 } : {}, body: { rows } },
      { token, headers: { 'idempotency-key': randomUUID() } },
    )
  /** Uploads rows, however unusual; throws when they are refused. */
  async function upload(...rows: PriceRow[]): Promise<void> {
    const { status, body } = await uploading(rows.map((row) => ({ ...row, confirmed: true })))
    if (status !== 200) throw new Error(JSON.stringify(body))
  }

  return { operator, as, dayAgo, material, rowOf, uploading, upload }
}

/** Requests of the access table; the target is a material that has a price in Jiangsu. */
/** The id of nothing has a digit more than a series may name. */
const series = ({ id }: Target) => seriesOf(Math.min(id, 999_999_999), jiangsu)
export const marketPriceRequests: Record<string, (target: Target) => RawInput> = {
  'GET /api/market_price/history/': () => ({ query: { series: ['grade-42CrMo'] } }),
  'POST /api/market_price/favourite/': (target) => ({ body: { series: series(target) } }),
  'DELETE /api/market_price/favourite/': (target) => ({ query: { series: series(target) } }),
  'POST /api/market_price/alert/': (target) => ({
    body: { series: series(target), condition: 'above', amount: 3_000 },
  }),
  'PUT /api/market_price/alert/:id/': ({ id }) => ({
    params: { id },
    body: { condition: 'below', amount: 2_000 },
  }),
  'POST /api/admin/market_price/upload/': ({ id }) => ({
    body: {
      rows: [
        {
          material: id,
          region: jiangsu,
          day: '2026-01-15',
          low: null,
          high: null,
          price: 2_400,
          source: 'Test',
          replaces: null,
        },
      ],
    },
  }),
}

/** Targets of the access table. */
export async function marketPriceTargets(testing: TestApp) {
  const { material, upload, rowOf } = await marketPrices(testing)
  const priced = async () => {
    const id = await material()
    await upload(rowOf({ material: id }))
    return id
  }
  const alertOf = async (token: string) => {
    const body = { series: seriesOf(await priced(), jiangsu), condition: 'above' as const, amount: 3_000 }
    return { id: (await testing.call(marketPriceApi.addAlert, { body }, { token })).data.id }
  }
  return (path: string): Targets =>
    path === '/api/market_price/alert/:id/'
      ? {
          own: async ({ person }) => (person ? alertOf(person.token) : {}),
          foreign: async () => alertOf((await testing.make.user()).token),
        }
      : { foreign: async () => ({ id: await priced() }) }
}
