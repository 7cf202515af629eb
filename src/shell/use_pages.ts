import { useRouter } from '@tanstack/react-router'

/** Returns a function that says whether a path has a page, so that menus show only existing ones. */
export function usePages(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => path in routesByPath
}
