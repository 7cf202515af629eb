import { expect, it } from 'vitest'
import { sourceText } from './grade_sources.ts'
import { grades } from './grades.ts'

const all = grades
  .flatMap((grade) => [grade, ...grade.equivalents])
  .flatMap(({ source, standard }) => [source, standard])

it('translates every source of the table into Chinese, except the names of standards', () => {
  const untranslated = [...new Set(all)].filter((source) => /[a-z]{3,}/.test(sourceText(source, 'zh')))
  expect(untranslated).toEqual([])
})

it('leaves names of standards and English texts unchanged', () => {
  expect(sourceText('GB/T 3077-2015', 'zh')).toBe('GB/T 3077-2015')
  for (const source of all) expect(sourceText(source, 'en')).toBe(source)
  expect(sourceText('Published grade comparison tables; comparable only', 'zh')).toBe(
    '公开发表的牌号对照表；仅作近似对照',
  )
})
