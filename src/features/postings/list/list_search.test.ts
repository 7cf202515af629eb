import { defaultParseSearch } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { stringifySearch } from '../../../search_string.ts'
import {
  chipsOf,
  choiceFiltersOf,
  cleared,
  filtersOf,
  listSearch,
  listSearchOf,
  rangeDimsOf,
  readSearch,
  type ListSearch,
  withFilter,
  withRange,
} from './list_search.ts'
import type { PostingKindEntry } from '../registry.ts'

const entry = postings.quotation as unknown as PostingKindEntry
const read = (address: string) => listSearchOf(entry)(defaultParseSearch(address))

describe('the address of a list', () => {
  test('uses the parameter names of the call, with one value or several', () => {
    expect(read('?character=1&category=101&material=45&material=42CrMo&min_d=280.5&have_warranty=1')).toEqual(
      {
        character: 1,
        category: [101],
        material: ['45', '42CrMo'],
        min_d: 280.5,
        have_warranty: 1,
      },
    )
  })

  test('reads a keyword of digits as text', () => {
    expect(read('?keyword=4140')).toEqual({ keyword: '4140' })
  })

  test('drops invalid values and keeps the rest', () => {
    const address =
      '?character=7&category=x&category=3&shape=cube&min_d=-4&max_d=huge&region=abc&ordering=random&have_photo=maybe' +
      '&unknown=1&keyword=%20&delivery_state=solution&delivery_state=%3Cb%3E&max_l=6000'
    expect(read(address)).toEqual({ category: [3], delivery_state: ['solution'], max_l: 6000 })
  })

  test('ignores paging parameters', () => {
    expect(read('?app_cursor=abc&page=3&size=50&ordering=-price')).toEqual({ ordering: '-price' })
  })

  test('gives back every filter that was written to it', () => {
    const search: ListSearch = {
      character: 2,
      keyword: '42CrMo φ300×1200',
      material: ['45', '1.7225'],
      category: [3, 5],
      shape: ['ring'],
      min_od: 400,
      max_od: 900.5,
      min_weight: 1500,
      min_piece_weight: 80.5,
      max_piece_weight: 400,
      max_price: 9000,
      region: 320206,
      delivery_state: ['quenched_tempered', 'solution'],
      have_warranty: 1,
      certified: 1,
      ordering: 'price',
    }
    expect(read(stringifySearch(search))).toEqual(search)
  })

  test('drops text that is too long, and takes control characters out of one', () => {
    expect(
      readSearch(entry.api.facets.query.shape, { material: 'x'.repeat(41), company: 'a\u0000b' }),
    ).toEqual({ company: 'ab' })
  })

  test.each([
    ['10,000 characters', '钢'.repeat(10_000), '钢'.repeat(100)],
    ['an emoji cut in half', `${'x'.repeat(99)}🔩🔥`, `${'x'.repeat(99)}\uFFFD`],
    ['control characters and line breaks', ' 42CrMo\u0000\u0007 \u001Bφ300 ', '42CrMo φ300'],
    ['a text direction override', '42CrMo\u202Eg01', '42CrMog01'],
    ['right-to-left text', 'مرحبا \u05D0\u05D1', 'مرحبا \u05D0\u05D1'],
    ['HTML', '<img src=x onerror=alert(1)><b>42CrMo</b>', '<img src=x onerror=alert(1)><b>42CrMo</b>'],
    ['SQL', `'; drop table posting; --`, `'; drop table posting; --`],
    ['digits', 4140, '4140'],
    ['two keywords', ['42CrMo', 'φ300'], '42CrMo φ300'],
    ['only blanks', ' \t\n', undefined],
  ])('cleans a keyword of %s instead of dropping it', (_, keyword, searched) => {
    const search = listSearchOf(entry)({ keyword })
    expect(search.keyword).toBe(searched)
    expect(read(stringifySearch(search))).toEqual(search)
  })

  test.each(['NaN', 'Infinity', '-Infinity', '-1', '1e99', '0x', '1,5', '１２', '', 'null', '{}', '<b>'])(
    'ignores a bound of %s',
    (bound) => {
      expect(listSearchOf(entry)({ min_d: bound, max_piece_weight: bound, min_price: bound })).toEqual({})
    },
  )

  test('keeps a reversed range, so that the reader can see and correct it', () => {
    const search = read('?min_piece_weight=500&max_piece_weight=100')
    expect(search).toEqual({ min_piece_weight: 500, max_piece_weight: 100 })
    expect(chipsOf(search)).toMatchObject([{ type: 'range', name: 'piece_weight', from: 500, to: 100 }])
  })

  test('drops a list that is too long and removes duplicates', () => {
    const codes = Array.from({ length: 60 }, (_, at) => `G${at}`)
    expect(listSearchOf(entry)({ material: codes })).toEqual({})
    expect(listSearchOf(entry)({ material: ['45', '45'], __proto__: { shape: 'ring' } })).toEqual({
      material: ['45'],
    })
  })
})

describe('chips', () => {
  const search: ListSearch = {
    character: 1,
    category: [1, 2],
    material: ['42CrMo'],
    min_d: 280,
    max_d: 400,
    max_weight: 5000,
    min_piece_weight: 100,
    region: 320000,
    have_warranty: 1,
    ordering: 'price',
  }

  test('there is one for each chosen value, and one for both ends of a range', () => {
    expect(chipsOf(search).map((chip) => chip.key)).toEqual([
      'category 1',
      'category 2',
      'material 42CrMo',
      'range d',
      'range weight',
      'range piece_weight',
      'region',
      'have_warranty',
    ])
  })

  test('removing one leaves the others', () => {
    const without = (key: string) => chipsOf(search).find((chip) => chip.key === key)!.rest
    expect(without('category 1')).toEqual({ ...search, category: [2] })
    const { material: _, ...noMaterial } = search
    expect(without('material 42CrMo')).toEqual(noMaterial)
    const { min_d: __, max_d: ___, ...noDiameter } = search
    expect(without('range d')).toEqual(noDiameter)
    const { min_piece_weight: ____, ...noPieceWeight } = search
    expect(without('range piece_weight')).toEqual(noPieceWeight)
  })

  test('clearing keeps the ordering and the choice that the page is about', () => {
    expect(cleared(entry, search)).toEqual({ character: 1, ordering: 'price' })
    expect(chipsOf(cleared(entry, search))).toEqual([])
  })
})

describe('filters that only one kind has', () => {
  const pieces = postings.purchase_piece as unknown as PostingKindEntry
  const search = listSearchOf(pieces)({
    offcut: 'buyer',
    max_needed_by: '2031-05-01',
    material: 'H13',
    forge_type: 1,
    min_needed_by: 'soon',
  })

  test('a filter of another kind and an invalid day are dropped', () => {
    expect(search).toEqual({ offcut: 'buyer', max_needed_by: '2031-05-01', material: ['H13'] })
  })

  test('a choice filter is what the page is about and has no chip; a range of days has one', () => {
    expect(choiceFiltersOf(pieces)).toEqual(['offcut'])
    expect(chipsOf(search)).toMatchObject([
      { key: 'material H13' },
      { key: 'needed_by', to: '2031-05-01', rest: { offcut: 'buyer', material: ['H13'] } },
    ])
    expect(cleared(pieces, search)).toEqual({ offcut: 'buyer' })
  })
})

describe('ranges', () => {
  test('follow the chosen shapes', () => {
    expect(rangeDimsOf([], {})).toEqual(['d', 'l'])
    expect(rangeDimsOf(['ring'], {})).toEqual(['od', 'id', 'h'])
    expect(rangeDimsOf(['pipe'], {})).toEqual(['l', 'od', 'wt'])
    expect(rangeDimsOf(['flat'], {})).toEqual(['t', 'w', 'l'])
    expect(rangeDimsOf(['disc', 'round'], {})).toEqual(['d', 'l', 'h'])
    expect(rangeDimsOf(['ingot'], {})).toEqual([])
  })

  test('stay visible when they are set', () => {
    expect(rangeDimsOf(['ring'], { min_s: 30 })).toEqual(['od', 'id', 'h', 's'])
  })

  test('are replaced as a whole and removed when empty', () => {
    expect(withRange({ min_d: 1, max_d: 2, min_l: 5 }, 'd', 3)).toEqual({ min_l: 5, min_d: 3 })
    expect(withRange({ min_price: 1 }, 'price')).toEqual({})
  })
})

test('an empty list removes the filter, and the ordering is not a filter', () => {
  expect(withFilter({ category: [1], keyword: 'x' }, 'category', [])).toEqual({ keyword: 'x' })
  expect(filtersOf({ ordering: 'price', keyword: 'x' })).toEqual({ keyword: 'x' })
})

test('an address is parsed once, however many links of a page ask for it', () => {
  const address = { keyword: '42CrMo', character: '1' }
  expect(listSearch(address)).toBe(listSearch(address))
})
