/** “Fits my part”: a search for a whole piece lists the stock that it can be cut from. */
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { yieldOfOne } from '#contract/steel/cut_fit.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { api } = postings.quotation
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const seller = await make.gold()

const stock: Record<string, QuotationValues> = {
  exact: { dims: { d: 300, l: 500 }, quantity: 1 },
  double: { dims: { d: 305, l: 1010 }, quantity: 1 },
  long: { dims: { d: 300, l: 6000 }, quantity: 1 },
  tooThick: { dims: { d: 330, l: 500 }, quantity: 1 },
  tooThin: { dims: { d: 299, l: 6000 }, quantity: 1 },
  tooShort: { dims: { d: 300, l: 499 }, quantity: 1 },
  disc: { category_id: 203, shape: 'disc', dims: { d: 310, h: 520 }, quantity: 1, quantity_unit: 'piece' },
  block: {
    category_id: 104,
    shape: 'flat',
    dims: { t: 210, w: 420, l: 2000 },
    quantity: 1,
    quantity_unit: 'block',
  },
  ring: {
    category_id: 202,
    shape: 'ring',
    dims: { od: 900, id: 600, h: 200 },
    quantity: 1,
    quantity_unit: 'piece',
  },
  otherGrade: { material: '45', dims: { d: 300, l: 500 }, quantity: 1 },
}
const names = new Map<string, string>()
for (const [name, values] of Object.entries(stock))
  names.set(await publish(seller, { material: '42CrMo', ...values }), name)

const found = async (keyword: string, fits?: number) => {
  const query = { keyword, size: 50, ...(fits !== undefined && { fits }) }
  const { data } = await call(api.list, { query })
  return data.results.map(({ code }) => names.get(code)).toSorted()
}

test('a search without it finds the size itself, with it what the piece can be cut from', async () => {
  // 2 % less is the same size, but not enough for the piece.
  expect(await found('42CrMo φ300×500')).toEqual(['double', 'exact', 'long', 'tooShort', 'tooThin'])
  expect(await found('42CrMo φ300×500', 100)).toEqual(['disc', 'double', 'exact', 'long'])
  // A word for the shape says what the piece is, not what it is cut from.
  expect(await found('42CrMo 圆棒 φ300×500', 100)).toEqual(['disc', 'double', 'exact', 'long'])
})

test('at most so much of the stock is lost; pieces that the same bar yields count', async () => {
  expect(await found('42CrMo φ300×500', 0)).toEqual(['exact'])
  expect(await found('42CrMo φ300×500', 15)).toEqual(['disc', 'exact'])
  expect(await found('42CrMo φ300×500 2支', 15)).toEqual(['disc', 'double', 'exact'])
  expect(await found('42CrMo φ300×500 11支', 15)).toEqual(['disc', 'double', 'exact', 'long'])
})

test('the page says of each hit what the filter has found of it', async () => {
  for (const [keyword, piece, count] of [
    ['42CrMo φ300×500', { shape: 'round', dims: { d: 300, l: 500 } }, 1],
    ['42CrMo φ300×500', { shape: 'round', dims: { d: 300, l: 500 } }, 2],
    ['42CrMo 模块 400×200×1900', { shape: 'flat', dims: { t: 200, w: 400, l: 1900 } }, 1],
    ['42CrMo OD880/ID620/H200', { shape: 'ring', dims: { od: 880, id: 620, h: 200 } }, 1],
  ] as const)
    for (const fits of [0, 5, 15, 30, 60, 99]) {
      const { data } = await call(api.list, { query: { keyword, fits: 100, size: 50 } })
      const lost = data.results.flatMap(({ code, shape, dims }) => {
        const one = shape && dims && yieldOfOne({ shape, dims }, piece, count)
        return one && one.lost <= fits / 100 + 1e-9 ? [names.get(code)] : []
      })
      expect(await found(`${keyword} ${count}件`, fits), `${keyword} ${count} ${fits}`).toEqual(
        lost.toSorted(),
      )
    }
})

test('a block holds a piece in any direction, a ring one with a larger bore and a smaller outside', async () => {
  expect(await found('42CrMo 模块 400×200×1900', 50)).toEqual(['block'])
  expect(await found('42CrMo 模块 400×220×1900', 100)).toEqual([])
  expect(await found('42CrMo OD880/ID620/H200', 30)).toEqual(['ring'])
  expect(await found('42CrMo OD880/ID590/H200', 100)).toEqual([])
})

test('without a whole piece it changes nothing, and its limits are checked', async () => {
  expect(await found('42CrMo φ300', 10)).toEqual(await found('42CrMo φ300'))
  expect(await found('42CrMo', 10)).toEqual(await found('42CrMo'))
  for (const fits of [-1, 101, 1.5])
    expect((await raw(api.list, { query: { keyword: 'φ300×500', fits } })).status).toBe(400)
})
