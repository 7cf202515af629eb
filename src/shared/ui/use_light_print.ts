import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Paper is white: a page in dark colours is printed in light ones. */
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
