import { useRouter } from '@tanstack/react-router'

/** Tells whether the product has a page at a path: menus show only what exists. */
export function usePages(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => path in routesByPath
}
