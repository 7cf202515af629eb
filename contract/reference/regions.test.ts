import { describe, expect, it } from 'vitest'
import { parseRegions, regionItem } from './regions.ts'

const index = parseRegions([
  [1, null, '亚洲', 'Asia'],
  [2, null, '欧洲', 'Europe'],
  [1276, 2, '德国', 'Germany'],
  [1156, 1, '中国', 'China'],
  [320000, 1156, '江苏', 'Jiangsu'],
  [610000, 1156, '陕西', 'Shaanxi'],
  [320200, 320000, '无锡', 'Wuxi'],
  [610100, 610000, '西安', "Xi'an"],
  [141100, 1156, '吕梁', 'Lüliang'],
  [320206, 320200, '惠山区', 'Huishan'],
  [320281, 320200, '江阴市', 'Jiangyin'],
])
const found = (text: string, limit = 10) => index.search(text, limit).map((region) => region.id)

describe('the index of regions', () => {
  it('returns children, paths and ancestors', () => {
    expect(index.children(null).map((region) => region.id)).toEqual([1, 2])
    expect(index.children(320200).map((region) => region.cname)).toEqual(['惠山区', '江阴市'])
    expect(index.path(320206).map((region) => region.id)).toEqual([1156, 320000, 320200, 320206])
    expect(index.ancestors(320206)).toEqual([320200, 320000, 1156, 1])
    expect(index.path(1).map((region) => region.id)).toEqual([1])
    expect([index.children(9), index.path(9), index.ancestors(9), index.label(9, 'zh')]).toEqual([
      [],
      [],
      [],
      '',
    ])
  })

  it('returns tree items with both names and a label in one language', () => {
    const items = (lang: 'zh' | 'en') => index.children(320200).map((region) => regionItem(region, lang))
    expect(items('zh')).toEqual([
      { id: 320206, display_name: '惠山区', name: 'Huishan', cname: '惠山区', parent_id: 320200 },
      { id: 320281, display_name: '江阴市', name: 'Jiangyin', cname: '江阴市', parent_id: 320200 },
    ])
    expect(items('en').map((item) => item.display_name)).toEqual(['Huishan', 'Jiangyin'])
    expect(index.children(null).map((region) => regionItem(region, 'en'))).toContainEqual({
      id: 2,
      display_name: 'Europe',
      name: 'Europe',
      cname: '欧洲',
      parent_id: null,
    })
  })

  it('leaves China out of the labels of Chinese places', () => {
    expect(index.label(320206, 'zh')).toBe('江苏 无锡 惠山区')
    expect(index.label(320206, 'en')).toBe('Huishan, Wuxi, Jiangsu')
    expect(index.label(320206, 'zh', ' / ')).toBe('江苏 / 无锡 / 惠山区')
    expect(index.label(1156, 'zh')).toBe('中国')
    expect(index.label(1276, 'en')).toBe('Germany')
    expect(index.label(2, 'en')).toBe('Europe')
  })

  it('refuses rows of another form, an id that occurs twice and an unknown parent', () => {
    expect(() => parseRegions({})).toThrow(TypeError)
    expect(() => parseRegions([[1, null, '亚洲']])).toThrow(TypeError)
    expect(() => parseRegions([[1, 5, '亚洲', 'Asia']])).toThrow('unknown parent')
    const asia = [1, null, '亚洲', 'Asia']
    expect(() => parseRegions([asia, asia])).toThrow('twice')
  })
})

describe('searching a place', () => {
  it.each([
    ['无锡', 320200],
    ['无锡市', 320200],
    ['江苏省', 320000],
    ['WUXI', 320200],
    ['xian', 610100],
    ["Xi'an", 610100],
    ['luliang', 141100],
    ['hui shan', 320206],
    ['惠山', 320206],
    ['江苏 惠山', 320206],
    ['Huishan, Wuxi', 320206],
    ['江苏无锡惠山', 320206],
    ['江苏省无锡市惠山区', 320206],
    ['ｗｕｘｉ', 320200],
    ['germany', 1276],
  ])('%s finds the region %s', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  it('puts whole names before names that begin with the text, up to the limit', () => {
    expect(found('江')).toEqual([320000, 320281])
    expect(found('江', 1)).toEqual([320000])
  })

  it('finds nothing for an empty text, for a suffix alone, or for places that do not belong together', () => {
    expect(found(' ')).toEqual([])
    expect(found('市')).toEqual([])
    expect(found('无锡')).toEqual([320200])
    expect(found('陕西 惠山')).toEqual([])
  })
})
