/** Systems of standards in the order of the filter; `letters` are the beginnings of a standard's name. */
export const gradeSystems = [
  { key: 'cn', zh: '中国', en: 'China', letters: ['GB', 'NB', 'JB', 'YB', 'HB', 'GJB'] },
  { key: 'eu', zh: '欧洲', en: 'Europe', letters: ['EN'] },
  {
    key: 'us',
    zh: '美国',
    en: 'United States',
    letters: ['ASTM', 'ASME', 'AISI', 'SAE', 'UNS', 'AMS', 'API'],
  },
  { key: 'jp', zh: '日本', en: 'Japan', letters: ['JIS'] },
  { key: 'de', zh: '德国', en: 'Germany', letters: ['DIN', 'SEW'] },
  { key: 'gb', zh: '英国', en: 'Britain', letters: ['BS'] },
  { key: 'fr', zh: '法国', en: 'France', letters: ['NF'] },
  { key: 'es', zh: '西班牙', en: 'Spain', letters: ['UNE'] },
  { key: 'it', zh: '意大利', en: 'Italy', letters: ['UNI'] },
  { key: 'pl', zh: '波兰', en: 'Poland', letters: ['PN'] },
  { key: 'kr', zh: '韩国', en: 'Korea', letters: ['KS'] },
  { key: 'in', zh: '印度', en: 'India', letters: ['IS'] },
  { key: 'ru', zh: '俄罗斯', en: 'Russia', letters: ['GOST'] },
] as const

export type GradeSystem = (typeof gradeSystems)[number]['key']

/** The system that a standard (`EN ISO 683-2`, `GB/T 3077-2015`) belongs to; undefined for a trade name. */
export function systemOf(standard: string): GradeSystem | undefined {
  const [word] = /^[A-Z]+/.exec(standard) ?? []
  return gradeSystems.find(({ letters }) => (letters as readonly string[]).includes(word ?? ''))?.key
}

/** The systems of several standards, each once, in the order of the filter. */
export function systemsOf(standards: readonly string[]): GradeSystem[] {
  return [...new Set(standards.map(systemOf))].filter((key) => key !== undefined)
}
