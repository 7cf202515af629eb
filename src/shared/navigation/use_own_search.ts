import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns a function that writes the search of this page's address; `replace` makes no history entry. Once the reader has
 * gone to another page it writes nothing: an answer that comes late would change that page's address, or bring him back.
 */
export function useOwnSearch<S extends object>(): (search: S, replace?: boolean) => void {
  const navigate = useNavigate()
  const router = useRouter()
  const [own] = useState(() => router.latestLocation.pathname)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(
    (search, replace) => {
      if (isShown.current && router.latestLocation.pathname === own)
        void navigate({ to: '.', search: search as never, replace, resetScroll: false })
    },
    [navigate, router, own],
  )
}
