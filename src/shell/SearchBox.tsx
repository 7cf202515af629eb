import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import { postingKinds, searchSections, type SearchSection } from '#contract/enums.ts'
import { searchSectionLabels } from '#shared/i18n/labels.ts'
import { Dropdown } from './Dropdown.tsx'
import { HotWords } from './HotWords.tsx'
import { useSuggestions } from './search_suggestions.ts'
import { usePages } from './use_pages.ts'
import panel from './Dropdown.module.css'
import classes from './SearchBox.module.css'
import { latePart } from '#shared/offline/late_part.ts'

// The reader of specifications is loaded when somebody types.
const SearchParts = latePart(
  async () => (await import('#features/postings/list/SearchParts.tsx')).SearchParts,
)

const pageOf = (section: SearchSection) => `/home/${section}`

/**
 * Keyword search of a section with suggestions (SPEC 2.62–2.65). Follows the combobox pattern: ↑ ↓ choose, Enter
 * searches, Escape closes.
 */
export function SearchBox() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const exists = usePages()
  const { pathname, search } = useLocation()
  const sections = searchSections.filter((section) => exists(pageOf(section)))
  const openSection = sections.find((section) => `${pathname}/`.startsWith(`${pageOf(section)}/`))
  const [chosen, setChosen] = useState<SearchSection>()
  const section = chosen ?? openSection ?? sections[0] ?? searchSections[0]
  const searched = openSection && 'keyword' in search ? String(search.keyword ?? '') : ''
  return (
    <div className={classes.block}>
      {/* The key mounts a new form for a new address, so that the text follows it. */}
      <SearchForm
        key={`${pathname} ${searched}`}
        section={section}
        initial={searched}
        searchFor={openResults}
      >
        <Dropdown
          className={classes.section}
          name={t`Section to search: ${t(searchSectionLabels[section])}`}
          label={
            <>
              {t(searchSectionLabels[section])} <IconChevronDown size={14} aria-hidden />
            </>
          }
        >
          {(close) =>
            sections.map((each) => (
              <UnstyledButton
                key={each}
                className={panel.item}
                aria-pressed={each === section}
                onClick={() => {
                  setChosen(each)
                  close()
                }}
              >
                {t(searchSectionLabels[each])}
              </UnstyledButton>
            ))
          }
        </Dropdown>
      </SearchForm>
    </div>
  )

  function openResults(keyword: string) {
    const query = keyword.trim() === '' ? '' : `?keyword=${encodeURIComponent(keyword.trim())}`
    void navigate({ href: `${pageOf(section)}${query}` })
  }
}

type FormProps = {
  section: SearchSection
  initial: string
  searchFor: (keyword: string) => void
  children: React.ReactNode
}

/** The field with the suggestions and the popular words below it. */
export function SearchForm({ section, initial, searchFor, children }: FormProps) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState(initial)
  const [opened, setOpened] = useState(false)
  // The suggestion itself rather than its index: a late answer may change the order.
  const [marked, setMarked] = useState<string>()
  const suggestions = useSuggestions(section, text, opened)
  const active = marked === undefined ? -1 : suggestions.indexOf(marked)
  const shown = opened && suggestions.length > 0
  const search = (keyword: string) => {
    setText(keyword)
    setOpened(false)
    searchFor(keyword)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setOpened(true)
      // One more place than there are suggestions: −1 stands for the typed text.
      const places = suggestions.length + 1
      setMarked(suggestions[((active + 1 + step + places) % places) - 1])
    } else if (event.key === 'Escape') {
      // Keeps the browser from emptying the field.
      if (shown) event.preventDefault()
      setOpened(false)
      setMarked(undefined)
    }
  }
  const hot = <HotWords section={section} page={pageOf(section)} />
  const isTyped = text !== initial && text.trim() !== '' && postingKinds.some((kind) => kind === section)
  return (
    <>
      <form
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          search(suggestions[active] ?? text)
        }}
      >
        {children}
        <div className={classes.field}>
          <input
            className={classes.input}
            role="combobox"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-label={t`Keyword`}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}list`}
            aria-activedescendant={shown && active >= 0 ? `${id}${active}` : undefined}
            placeholder={t`Grade, specification or mill, e.g. 42CrMo φ300×1200`}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setMarked(undefined)
              setOpened(true)
            }}
            onClick={() => setOpened(true)}
            onBlur={() => setOpened(false)}
            onKeyDown={onKeyDown}
          />
          <ul
            id={`${id}list`}
            role="listbox"
            aria-label={t`Suggestions`}
            className={classes.list}
            hidden={!shown}
            data-below={isTyped || undefined}
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === active}
                className={classes.option}
                // Not onClick: the input's blur would close the list first.
                onMouseDown={(event) => {
                  event.preventDefault()
                  search(suggestion)
                }}
              >
                <IconSearch size={14} aria-hidden />
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
        <button type="submit" className={classes.submit}>
          <Trans>Search</Trans>
        </button>
      </form>
      {isTyped ? (
        <Suspense fallback={hot}>
          <div className={classes.read} role="group" aria-label={t`What the search reads`}>
            <SearchParts keyword={text} onKeyword={setText} />
          </div>
        </Suspense>
      ) : (
        hot
      )}
    </>
  )
}
