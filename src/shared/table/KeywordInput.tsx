import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState, type Ref } from 'react'

type Props = {
  inputRef?: Ref<HTMLInputElement>
  /** Accessible name that says what can be searched for. */
  label: string
  placeholder: string
  keyword: string | undefined
  onSearch: (keyword: string | undefined) => void
}

/** About how wide a text is, in em: a Chinese character is as wide as it is high, a Latin letter about half of that. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.55), 0)
/** What is beside the text within the input, in px: icon and padding. */
const besideText = 54

/** Input that searches on Enter and when it is emptied. Enter also leaves the field, so that shortcuts work again. */
export function KeywordInput({ inputRef, label, placeholder, keyword = '', onSearch }: Props) {
  const [text, setText] = useState(keyword)
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setText(keyword)
  }
  const submit = (given: string) => {
    const next = given.trim()
    if (next !== keyword) onSearch(next || undefined)
  }
  return (
    <TextInput
      ref={inputRef}
      type="search"
      flex={1}
      fz="sm"
      // What can be searched for is read whole; where that does not fit beside others, the input has a line of its own.
      miw={`min(100%, max(140px, ${widthOf(placeholder).toFixed(1)}em + ${besideText}px))`}
      leftSection={<IconSearch size={16} aria-hidden />}
      placeholder={placeholder}
      aria-label={label}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        if (event.currentTarget.value === '') submit('')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') submit(text)
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
