import { foldGrade } from './grade_names.ts'
import { allGrades } from './grades.ts'

/** How many characters apart two names are: left out, added, changed, or exchanged with their neighbour. */
function distance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const steps = [last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + (same ? 0 : 1)]
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(before![j - 2]! + 1)
      row.push(Math.min(...steps))
    }
    ;[before, last] = [last, row]
  }
  return last![b.length]!
}

/** A name of which so few characters differ may have been meant. */
const most = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * Listed grades that an unlisted name may have been meant as, the nearest first, at most `count`: a slip of the keys
 * (`42CrNo`), or a listed name with more after it (`42CrMoX`). Empty for a text that resembles none.
 */
export function nearestGrades(text: string, count = 3): string[] {
  const typed = foldGrade(text)
  if (typed.length < 3) return []
  const limit = most(typed.length)
  const near: { code: string; apart: number }[] = []
  for (const { code } of allGrades()) {
    const name = foldGrade(code)
    const isBegun = name.length > 3 && typed.startsWith(name) && typed.length - name.length <= 3
    if (!isBegun && Math.abs(name.length - typed.length) > limit) continue
    const apart = distance(typed, name)
    if (isBegun || apart <= limit) near.push({ code, apart })
  }
  return near
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, count)
    .map(({ code }) => code)
}
