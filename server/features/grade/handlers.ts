import { gradeAdminApi, gradeResource } from '#contract/resources/grade.ts'
import { unlistedGradesShown, type unlistedGradeApi } from '#contract/unlisted_grade.ts'
import { isGradeUsed, shareGradeKey, unlistedGrades } from '#server/features/postings/catalogue_store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { namesOf, takenField } from './rules.ts'
import { gradeRows, lockGrades, storedGrades } from './store.ts'

export const servedGrades: ServedResource = {
  of: gradeResource,
  api: gradeAdminApi,
  server: {
    source: gradeRows,
    check: async (tx, values, before, { lang }) => {
      await lockGrades(tx)
      const others = (await storedGrades(tx)).filter(({ id }) => id !== before?.id)
      const taken = takenField(values, others)
      if (taken) throw fieldProblem(taken, 'name_exists', lang)
      const names = namesOf(values)
      const dropped = before ? namesOf(before).filter((name) => !names.includes(name)) : []
      if (await isGradeUsed(tx, dropped)) throw new Problem('still_in_use')
      await shareGradeKey(tx, names, names.toSorted()[0] as string)
    },
    removing: async (tx, row) => {
      if (await isGradeUsed(tx, namesOf(row))) throw new Problem('still_in_use')
    },
  },
}

export const unlistedGradeHandlers: Handlers<typeof unlistedGradeApi> = {
  list: async ({ db, now }) => {
    const all = await unlistedGrades(db, now)
    return { count: all.length, results: all.slice(0, unlistedGradesShown) }
  },
}
