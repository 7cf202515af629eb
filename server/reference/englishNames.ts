import { customPinyin, pinyin } from 'pinyin-pro'
import { knownNames, peoples, placeReadings, provinceNames, zoneNames } from './englishNames.data.ts'

customPinyin({ ...placeReadings })

const people = `(?:(?:${peoples.join('|')})族?)`
const autonomous = new RegExp(`^(.+?)${people}+自治(?:州|县|旗)$`, 'u')
const peopleDistrict = new RegExp(`^(.{2,}?)(?:${peoples.join('|')})族区$`, 'u')

/** English words for the kind of unit, used only when the bare name would be ambiguous. */
const kinds: Readonly<Record<string, string>> = { 市: 'City', 区: 'District', 县: 'County', 旗: 'Banner' }

/** `江西` → `Jiangxi`, `西安` → `Xi'an`. */
function romanise(text: string): string {
  const syllables = pinyin(text, { toneType: 'none', type: 'array' })
  const word = syllables.map((one, i) => (i > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Reads a name together with its last character, which may decide the pronunciation of the first. */
function romaniseBase(base: string, kind: string): string {
  const whole = placeReadings[base + kind]
  return whole ? romanise(base + kind).slice(0, -romanise(kind).length) : romanise(base)
}

/** The name of a zone without its province's and city's, unless too little would remain. */
function ownPart(base: string, around: readonly string[]): string {
  const rest = around.reduce((text, name) => {
    const short = provinceNames[name]?.[0] ?? name.replace(/市$/u, '')
    const own = text.startsWith(short) ? text.slice(short.length).replace(/^市/u, '') : ''
    return own.length > 1 ? own : text
  }, base)
  return rest.replace(/(?<=..)市$/u, '')
}

/**
 * English name of a city, district or county of China from its full Chinese name.  @param around full names of its
 * province and city, which are left out of the names of development zones
 */
export function englishName(full: string, around: readonly string[] = []): string {
  const known = knownNames[full]
  if (known) return known
  const zone = zoneNames.find(([zh]) => full.endsWith(zh) && full.length > zh.length + 1)
  if (zone) return `${romanise(ownPart(full.slice(0, -zone[0].length), around))} ${zone[1]}`
  const ethnic = autonomous.exec(full)?.[1] ?? peopleDistrict.exec(full)?.[1]
  if (ethnic) return romanise(ethnic)
  const base = full.replace(/(?:地区|[市区县旗乡镇])$/u, '')
  const kind = full.slice(base.length)
  const name = romaniseBase(base, kind)
  return base.length === 1 || kind === '旗' ? `${name} ${kinds[kind] ?? ''}`.trim() : name
}

/** The same name with its kind of unit, for places whose neighbour has the same bare name. */
export function qualifiedName(full: string, name: string): string {
  const kind = kinds[full.slice(-1)]
  return kind && !name.endsWith(kind) ? `${name} ${kind}` : name
}
