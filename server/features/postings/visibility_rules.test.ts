import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Filters } from './filter_store.ts'
import {
  filtersFor,
  isOutsider,
  readerOf,
  rowForOutsiders,
  valuesForOthers,
  valuesForOutsiders,
  withoutDrawings,
} from './visibility_rules.ts'

const request = postings.purchase_piece.definition
const asking = (tenantId: number | null, ...permissions: Permission[]) => ({
  tenantId,
  permissions: new Set(permissions),
})

describe('the reader’s rights are derived for', () => {
  test.each<[string, Parameters<typeof readerOf>[0], ReturnType<typeof readerOf>, outsider: boolean]>([
    ['a visitor', null, { tenantId: null }, true],
    ['a person without company', asking(null), { tenantId: null }, true],
    ['a company', asking(7), { tenantId: 7 }, false],
    ['an operator of the kind', asking(null, 'admin_purchase.get'), 'all', false],
    ['another operator', asking(null, 'admin_quotation.get'), { tenantId: null }, true],
  ])('%s', (_, actor, reader, outsider) => {
    expect(readerOf(actor, request)).toEqual(reader)
    expect(isOutsider(actor, request)).toBe(outsider)
    // A kind that is never for members has no outsiders.
    expect(isOutsider(actor, postings.raise.definition)).toBe(false)
  })
})

describe('a row of a list', () => {
  const row = (extras: object) => ({
    code: 'EAAAAAAAA',
    title: { zh: '锻件', en: 'Forging' },
    dims: { d: 100, l: 500 },
    price_amount: 5000,
    photo: '/uploads/a.webp',
    photo_count: 3,
    company: { code: 'C1', name: 'Works' },
    extras,
  })
  const read = (extras: object) => rowForOutsiders(row(extras) as unknown as PostingRow)

  test('for members shows outsiders its title, but neither material nor company', () => {
    expect(read({ visibility: 'members', kerf: 3 })).toMatchObject({
      code: 'EAAAAAAAA',
      title: { en: 'Forging' },
      withheld: 'members',
      dims: null,
      price_amount: null,
      photo: null,
      photo_count: 0,
      company: { code: '', name: '' },
    })
    expect(read({ visibility: 'members', kerf: 3 }).extras).toStrictEqual({})
  })

  test.each([{ visibility: 'public' }, { visibility: 'invited' }, {}])(
    'with %j is shown in full',
    (extras) => {
      expect(read(extras)).toStrictEqual(row(extras))
    },
  )
})

describe('an outsider who filters by withheld values finds only public postings:', () => {
  test.each<[Filters, string | undefined, boolean]>([
    [{}, undefined, false],
    [{ keyword: 'flange' }, undefined, false],
    [{ keyword: '42CrMo' }, undefined, false],
    [{ keyword: '42CrMo φ300' }, undefined, true],
    [{ keyword: '42CrMo 调质' }, undefined, true],
    [{ category: [1], material: ['45'], strict: 1 }, undefined, false],
    [{ min_d: 100 }, undefined, true],
    [{ keyword: 'flange', region: ['CN-31'] } as unknown as Filters, undefined, true],
    [{ min_d: undefined } as unknown as Filters, undefined, false],
    [{}, '-published_time', false],
    [{}, 'price_per_t', true],
    [{}, '-weight', true],
  ])('%j in the order %s: %s', (filters, ordering, isLimited) => {
    const limited = { ...filters, open_only: true }
    expect(filtersFor(true, filters, ordering as never)).toStrictEqual(isLimited ? limited : filters)
    expect(filtersFor(false, filters, ordering as never)).toStrictEqual(filters)
  })
})

describe('the values of a posting', () => {
  const filed = { category_id: 1, material: '45', visibility: 'members' }

  test('for outsiders are only those it is filed under', () => {
    const told = { ...filed, title: 'Flange', forge_type: 'open_die' }
    expect(valuesForOutsiders({ ...told, dims: { d: 1 }, drawings: [] } as never)).toStrictEqual(told)
    expect(valuesForOutsiders(filed as never)).toStrictEqual(filed)
  })

  test('for others are all except the invited companies', () => {
    expect(valuesForOthers({ ...filed, invited: [7] } as never)).toStrictEqual(filed)
  })

  const drawings = [{ address: '/uploads/private/a.pdf' }, { address: '/uploads/private/b.pdf' }]
  const withheld = { ...filed, drawing_access: 'on_approval' }

  test.each<[string, object, object, number]>([
    ['drawings on approval', { ...withheld, drawings }, withheld, 2],
    ['drawings of which nobody said anything', { ...filed, drawings }, filed, 2],
    ['public drawings', { drawings, drawing_access: 'public' }, { drawings, drawing_access: 'public' }, 0],
    ['no drawings', withheld, withheld, 0],
  ])('with %s', (_, values, left, count) => {
    expect(withoutDrawings(values as never)).toStrictEqual({ values: left, withheld: count })
  })
})
