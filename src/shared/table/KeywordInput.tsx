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
      miw={140}
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
