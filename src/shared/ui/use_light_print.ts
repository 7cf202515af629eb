import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Prints a page in the light colour scheme even if it is shown in the dark one. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement
    let before: string | null = null
    const toLight = () => {
      before = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
    }
    const back = () => before !== null && root.setAttribute(attribute, before)
    window.addEventListener('beforeprint', toLight)
    window.addEventListener('afterprint', back)
    return () => {
      window.removeEventListener('beforeprint', toLight)
      window.removeEventListener('afterprint', back)
    }
  }, [])
}
