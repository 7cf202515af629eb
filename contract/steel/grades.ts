import { gradeRows } from './grades.data.ts'

/** Groups of materials in the order in which a picker shows them. */
export const gradeGroups = [
  { key: 'carbon', zh: '碳素结构钢', en: 'Carbon steel' },
  { key: 'low_alloy', zh: '低合金高强度钢', en: 'Low-alloy steel' },
  { key: 'alloy_structural', zh: '合金结构钢', en: 'Alloy structural steel' },
  { key: 'carburising', zh: '渗碳钢', en: 'Case-hardening steel' },
  { key: 'nitriding', zh: '渗氮钢', en: 'Nitriding steel' },
  { key: 'spring', zh: '弹簧钢', en: 'Spring steel' },
  { key: 'bearing', zh: '轴承钢', en: 'Bearing steel' },
  { key: 'cold_work_tool', zh: '冷作模具钢', en: 'Cold-work tool steel' },
  { key: 'hot_work_tool', zh: '热作模具钢', en: 'Hot-work tool steel' },
  { key: 'plastic_mould', zh: '塑料模具钢', en: 'Plastic mould steel' },
  { key: 'high_speed', zh: '高速工具钢', en: 'High-speed steel' },
  { key: 'roll', zh: '轧辊钢', en: 'Roll steel' },
  { key: 'pressure_vessel', zh: '承压设备用钢', en: 'Pressure-vessel steel' },
  { key: 'rotor', zh: '转子钢', en: 'Rotor steel' },
  { key: 'heat_resistant', zh: '耐热钢', en: 'Heat-resistant steel' },
  { key: 'stainless_martensitic', zh: '马氏体不锈钢', en: 'Martensitic stainless steel' },
  { key: 'stainless_austenitic', zh: '奥氏体不锈钢', en: 'Austenitic stainless steel' },
  { key: 'stainless_duplex', zh: '双相不锈钢', en: 'Duplex stainless steel' },
  { key: 'stainless_ph', zh: '沉淀硬化不锈钢', en: 'Precipitation-hardening stainless steel' },
  { key: 'nickel_alloy', zh: '镍基合金', en: 'Nickel alloy' },
  { key: 'titanium', zh: '钛及钛合金', en: 'Titanium' },
  { key: 'aluminium', zh: '铝合金', en: 'Aluminium alloy' },
] as const

export type GradeGroup = (typeof gradeGroups)[number]['key']

/** Another name of a grade; `exact` only where the chemical composition counts as the same. */
export type GradeEquivalent = {
  code: string
  kind: 'exact' | 'comparable'
  standard: string
  source: string
}

/** One listed material; `density` in g/cm³, `source` names the standard or handbook of the row. */
export type Grade = {
  code: string
  zh: string
  en: string
  standard: string
  group: GradeGroup
  density: number
  equivalents: readonly GradeEquivalent[]
  source: string
}

/** Density in g/cm³ that the trade assumes when nothing better is known. */
export const defaultDensity = 7.85

export const grades: readonly Grade[] = gradeRows

/** Folds a grade name to what two spellings of it share: full-width forms, case, spaces and hyphens. */
export function foldGrade(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
}

const byCode = new Map<string, Grade>()
const byName = new Map<string, Grade>()
for (const grade of grades) byCode.set(foldGrade(grade.code), grade)
for (const grade of grades) {
  for (const other of grade.equivalents) {
    const name = foldGrade(other.code)
    if (other.kind === 'exact' && !byName.has(name)) byName.set(name, grade)
  }
}

/** The grade that a typed text names, by its code or by the name of an exact equivalent. */
export function findGrade(text: string): Grade | undefined {
  const name = foldGrade(text)
  return byCode.get(name) ?? byName.get(name)
}

/** Density in g/cm³; an unlisted grade counts as carbon steel. */
export function densityOf(code: string): number {
  return findGrade(code)?.density ?? defaultDensity
}

/** Folded name → every spelling in the same class of exactly equivalent names. */
const classes = buildClasses()

function buildClasses(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const grade of grades) {
    const names = [
      grade.code,
      ...grade.equivalents.filter((other) => other.kind === 'exact').map((other) => other.code),
    ]
    const merged = new Map<string, string>()
    for (const name of names) {
      for (const known of found.get(foldGrade(name)) ?? [name]) {
        if (!merged.has(foldGrade(known))) merged.set(foldGrade(known), known)
      }
    }
    const members = [...merged.values()]
    for (const name of merged.keys()) found.set(name, members)
  }
  return found
}

/** Every code exactly equivalent to this one, itself included; an unlisted code is alone. */
export function exactEquivalents(code: string): string[] {
  return [...(classes.get(foldGrade(code)) ?? [code])]
}

/** Grades that stand near this one but are not the same; a search may offer them, never include them. */
export function comparableGrades(code: string): GradeEquivalent[] {
  const own = new Set(exactEquivalents(code).map(foldGrade))
  const found = new Map<string, GradeEquivalent>()
  for (const grade of grades) {
    const isOwn = own.has(foldGrade(grade.code))
    for (const other of grade.equivalents) {
      if (other.kind !== 'comparable') continue
      if (isOwn && !own.has(foldGrade(other.code))) found.set(foldGrade(other.code), other)
      if (!isOwn && own.has(foldGrade(other.code))) {
        const { code: name, standard } = grade
        found.set(foldGrade(name), { code: name, kind: 'comparable', standard, source: other.source })
      }
    }
  }
  return [...found.values()]
}
