/** Reads the name of a category, or the word by which a stock list calls the goods, with their grade. */
import { t } from '@lingui/core/macro'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import { gradeCode } from '#contract/steel/spec/grade_names.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import type { CellReading } from './cell_reading.ts'
import { foreignSection } from './foreign_sections.ts'
import { foldWord, shapeNamed } from './options.ts'

const singular = (text: string) => foldWord(text).replace(/s$/, '')

/** Returns the ids of second-level categories with this name; of a path (`锻圆 / 合结锻圆`) the last part counts. */
function categoriesNamed(text: string): number[] {
  const last = text.split(/[/>\\]|\s-\s/).at(-1) ?? text
  const leaves = allCategories().filter((one) => one.parent_id !== null && isOffered(one))
  const named = leaves.filter(
    (one) => foldWord(one.zh) === foldWord(last) || singular(one.en) === singular(last),
  )
  return named.map((one) => one.id)
}

/** Words for goods that say nothing of their shape or category. */
const anyGoods =
  /^(?:锻材|钢材|特钢|特殊钢|材料|产品|steels?|material|forgings?|blooms?|billets?|schmiedestück|поковка)$/i

/** A grade of digits before the word for the goods: 20锻方, 1018 Hollow Bar. */
const numberBefore = /^(?:\d{2,4}(?=\p{Script=Han})|\d{4}(?=\s\p{L}))/u

/** Reads the name of a category, or the word by which a stock list calls the goods. */
export function readCategory(text: string): CellReading {
  const [first, second] = categoriesNamed(text)
  if (second !== undefined) return { error: t`Several categories are called “${text}”` }
  if (first !== undefined) return { value: first }
  if (anyGoods.test(text)) return {}
  const section = foreignSection(text)
  if (section)
    return {
      goods: text,
      error: t`“${section}” is a section that the market does not have, like angles, channels, beams and rails`,
    }
  const numbered = gradeCode(numberBefore.exec(text)?.[0] ?? '')
  const {
    shape: read,
    categoryWord,
    dims,
    unread,
    material,
  } = parseSpec(numbered ? text.replace(numberBefore, '') : text)
  const shape = read ?? shapeNamed(text)
  const isSized = !isEmpty(dims) && material === undefined
  if ((!categoryWord && !shape) || isSized || (unread.length > 0 && !shapeNamed(text)))
    return { error: t`There is no category “${text.slice(0, 30)}”` }
  // A grade that is not listed: Lama Çelik St37, Круг СтХ12МФ.
  const [rest = '', ...more] = unread
  const mayBeGrade = more.length === 0 && /^(?=.*\d)[\p{L}\d][\p{L}\d./+-]{1,15}$/u.test(rest)
  // As it is written: reading changes letters that look like others.
  const words = text.split(/\s+/).filter((word) => /\d/.test(word))
  const unlisted =
    mayBeGrade && words.length === 1 ? words[0]!.replace(/^ст\.?(?=[\p{Lu}\d])/iu, '') : undefined
  const grade = numbered ?? material ?? unlisted
  const isLeft = unread.length > 0 && (material !== undefined || !unlisted)
  const otherFields = { ...(shape && { shape }), ...(grade && { material: grade }) }
  return {
    ...(isLeft && { note: t`Not read: ${unread.join(' ').slice(0, 60)}` }),
    ...(categoryWord && { goods: categoryWord }),
    ...(!isEmpty(otherFields) && { otherFields }),
  }
}
