import { useQuery } from '@tanstack/react-query'
import { useProductCategory } from './reference.ts'

async function loadTable() {
  const [grades, search] = await Promise.all([
    import('#contract/steel/grades.ts'),
    import('#contract/steel/grade_search.ts'),
  ])
  const { densityOf, exactEquivalents, comparableGrades } = grades
  const { searchGradeTable } = search
  return { densityOf, exactEquivalents, comparableGrades, searchGradeTable }
}

/** Look-ups in the table of grades. */
export type GradeTable = Awaited<ReturnType<typeof loadTable>>

const tableQuery = {
  queryKey: ['grade table'],
  queryFn: loadTable,
  staleTime: Infinity,
  gcTime: Infinity,
  // Without a network the worker delivers the part.
  networkMode: 'always',
  structuralSharing: false,
} as const

/**
 * The table of grades for pages that do without it at first: it is loaded as a part of its own when `wanted`, and
 * undefined until then. The component renders again when operators' own grades are known.
 */
export function useGradeTable(wanted = true): GradeTable | undefined {
  useProductCategory()
  return useQuery({ ...tableQuery, enabled: wanted }).data
}
