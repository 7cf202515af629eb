import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** How long (ms) after the last key the search begins. */
const typingMs = 300

/**
 * Returns the text of a search box whose keyword is in the address, and a function that changes it. Typing searches after
 * a moment; a keyword that changed by other means (Back, a link) replaces the text.
 */
export function useSearchText(
  keyword = '',
  search: (keyword: string | undefined) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(keyword)
  const [known, setKnown] = useState(keyword)
  const [asked, setAsked] = useState(keyword)
  const find = useDebouncedCallback((typed: string) => {
    const next = typed.trim()
    setAsked(next)
    search(next || undefined)
  }, typingMs)
  if (known !== keyword) {
    setKnown(keyword)
    // If the keyword is the one that this box searched for, the text typed since then stays.
    if (asked !== keyword) {
      setAsked(keyword)
      setText(keyword)
    }
  }
  // Drops a search that has not begun when the keyword changed by other means.
  useEffect(() => {
    if (asked === keyword && text === keyword) find.cancel()
  }, [asked, find, keyword, text])
  return [
    text,
    (typed) => {
      setText(typed)
      find(typed)
    },
  ]
}
