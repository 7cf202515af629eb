import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Milliseconds without a key until what was typed is searched for. */
const typingMs = 300

/**
 * Text of a search box whose keyword lives in the address: what is typed is searched for after a moment, and a keyword
 * that the page was brought to by other means (Back, a link) becomes the text.
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
    // The keyword searched for here has arrived in the address: what was typed since stays.
    if (asked !== keyword) {
      setAsked(keyword)
      setText(keyword)
    }
  }
  // The page was left before the search began: it is dropped.
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
