import { useEffect, type RefObject } from 'react'

const selector = '[data-posting-link]'

/** Whether the arrow keys have another meaning at `target`, such as in fields, dialogs and menus outside of the list. */
const isElsewhere = (target: EventTarget | null, list: HTMLElement) =>
  target instanceof HTMLElement && target !== document.body && !list.contains(target)

/**
 * Lets ↑ and ↓ move the focus along the postings of a list; Enter opens the focused one, because it is a link. If
 * nothing has the focus, ↓ begins with the first visible posting.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!step || !isPlain || event.defaultPrevented || !list.current) return
      if (isElsewhere(event.target, list.current)) return
      const links = [...list.current.querySelectorAll<HTMLElement>(selector)]
      const row = document.activeElement?.closest('li')
      const at = links.findIndex((link) => row?.contains(link))
      const inView = links.findIndex((link) => link.getBoundingClientRect().top > 0)
      const next = at === -1 ? (step > 0 ? links[inView] : undefined) : links[at + step]
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.closest('li')?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}
