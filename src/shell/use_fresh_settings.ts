import { useEffect } from 'react'
import { websiteConfigApi } from '#contract/website_config.ts'
import { askAgain } from '#shared/api/query_client.ts'

/** How long (ms) after the start the site settings are asked for once more. */
const againMs = 5_000
const [allSections = ''] = websiteConfigApi.get.path.split(':')

/**
 * Asks for the site settings once more: the first answer may be the one that the worker kept from an earlier visit and
 * renews meanwhile.
 */
export function useFreshSettings(): void {
  useEffect(() => {
    const timer = setTimeout(() => void (navigator.onLine && askAgain(allSections)), againMs)
    return () => clearTimeout(timer)
  }, [])
}
