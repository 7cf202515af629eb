import { describe, expect, it } from 'vitest'
import countryRows from '#contract/reference/countries.gen.json' with { type: 'json' }
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { chinaId, nameIn, type Region } from '#contract/reference/regions.ts'
import { buildCountries } from './buildCountries.ts'
import { buildRegions } from './buildRegions.ts'
import { countries, countryByCode } from './countries.ts'
import { isoNumeric } from './isoNumeric.data.ts'
import { regions } from './regions.ts'

const descend = (id: number | null): Region[] =>
  regions.children(id).flatMap((region) => [region, ...descend(region.id)])
const all = descend(null)
const english = (id: number) => regions.get(id)?.name
const chinese = (id: number) => regions.get(id)?.cname

describe('the generated lists', () => {
  it('are current with the data packages (run server/reference/generate.ts otherwise)', () => {
    expect(regionRows).toEqual(buildRegions())
    expect(countryRows).toEqual(buildCountries())
  })
})

describe('regions', () => {
  it('have both names and are each reachable once from a continent', () => {
    expect(all.length).toBe(regionRows.length)
    expect(new Set(all.map((region) => region.id)).size).toBe(all.length)
    expect(all.filter((region) => !/^\p{Script=Han}/u.test(region.cname))).toEqual([])
    expect(all.filter((region) => !/^[A-Z][\p{L}\p{M}'.() -]+$/u.test(region.name))).toEqual([])
  })

  it('have unique names below their parent in both languages', () => {
    const keys = (lang: 'zh' | 'en') => all.map((region) => `${region.parent_id} ${nameIn(region, lang)}`)
    expect(new Set(keys('zh')).size).toBe(all.length)
    expect(new Set(keys('en')).size).toBe(all.length)
  })

  it('include 7 continents and 34 provinces of China', () => {
    expect(regions.children(null).map((region) => region.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(regions.children(chinaId)).toHaveLength(34)
    expect(regions.get(chinaId)?.parent_id).toBe(1)
  })

  it('omit the artificial levels of the census code', () => {
    expect(all.filter((region) => /^(?:市辖区|县)$|直辖县/u.test(region.cname))).toEqual([])
    expect(regions.label(310115, 'zh')).toBe('上海 浦东新区')
    expect(regions.label(320206, 'zh')).toBe('江苏 无锡 惠山区')
    expect(regions.label(500229, 'zh')).toBe('重庆 城口县')
    expect(regions.label(419001, 'zh')).toBe('河南 济源')
    expect(regions.label(441900, 'zh')).toBe('广东 东莞')
    expect(regions.children(441900)).toEqual([])
    expect(regions.label(620200, 'en')).toBe('Jiayuguan, Gansu')
  })

  it('include Hong Kong, Macao and Taiwan with their districts', () => {
    expect(regions.children(810000)).toHaveLength(18)
    expect(regions.children(820000)).toHaveLength(7)
    expect(regions.children(710000)).toHaveLength(20)
    expect(regions.label(810009, 'en')).toBe('Kwun Tong, Hong Kong')
    expect(regions.children(710200).map((region) => region.cname)).toContain('凤山区')
  })

  it.each([
    [610000, 'Shaanxi'],
    [140000, 'Shanxi'],
    [610100, "Xi'an"],
    [230100, 'Harbin'],
    [650100, 'Urumqi'],
    [150100, 'Hohhot'],
    [540100, 'Lhasa'],
    [500000, 'Chongqing'],
    [350200, 'Xiamen'],
    [341500, "Lu'an"],
    [320206, 'Huishan'],
    [321281, 'Xinghua'],
    [310112, 'Minhang'],
    [330382, 'Yueqing'],
    [360124, 'Jinxian'],
    [371722, 'Shan County'],
    [321012, 'Jiangdu'],
    [211321, 'Chaoyang County'],
    [222400, 'Yanbian'],
    [320576, 'Suzhou Industrial Park'],
    [130271, 'Lutai Economic Development Zone'],
  ])('%i is %s in English', (id, name) => {
    expect(english(id)).toBe(name)
  })

  it('have short names of provinces and cities and full names of districts', () => {
    expect([chinese(450000), chinese(320200), chinese(320281), chinese(222400)]).toEqual([
      '广西',
      '无锡',
      '江阴市',
      '延边朝鲜族自治州',
    ])
  })
})

describe('countries', () => {
  it('are all 249 of ISO 3166-1, each with its region', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map((country) => country.code)).size).toBe(249)
    const places = new Set(countries.map((country) => country.region_id))
    expect(places.size).toBe(249)
    for (const country of countries) expect(regions.get(country.region_id), country.code).toBeDefined()
    const listed = all.filter((region) => region.id > 1000 && region.id < 2000)
    expect(listed.filter((region) => !places.has(region.id))).toEqual([])
    expect(countries.filter((country) => !/^\p{Script=Han}/u.test(country.cnName))).toEqual([])
  })

  it('have numeric codes that the locale data resolves to the same country', () => {
    for (const [code, numeric] of Object.entries(isoNumeric)) {
      const tag = `und-${String(numeric).padStart(3, '0')}`
      expect(Intl.getCanonicalLocales(tag)[0], tag).toBe(`und-${code}`)
    }
  })

  it.each([
    ['CN', 156, '+86', '中国', '中国'],
    ['US', 840, '+1', '美国', 'United States'],
    ['DE', 276, '+49', '德国', 'Deutschland'],
    ['FR', 250, '+33', '法国', 'France'],
    ['RU', 643, '+7', '俄罗斯', 'Россия'],
    ['CZ', 203, '+420', '捷克', 'Česko'],
    ['RS', 688, '+381', '塞尔维亚', 'Србија'],
    ['SA', 682, '+966', '沙特阿拉伯', 'المملكة العربية السعودية'],
    ['DO', 214, '+1', '多米尼加共和国', 'República Dominicana'],
    ['IN', 356, '+91', '印度', 'भारत'],
  ])('%s is %i', (code, numeric, dial_code, cnName, localName) => {
    expect(countryByCode(code)).toMatchObject({ region_id: 1000 + numeric, dial_code, cnName, localName })
  })

  it('refer to Hong Kong, Macao and Taiwan as provinces among the regions', () => {
    expect(['HK', 'MO', 'TW'].map((code) => countryByCode(code)?.region_id)).toEqual([810000, 820000, 710000])
  })
})
