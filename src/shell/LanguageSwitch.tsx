import { UnstyledButton } from '@mantine/core'
import { languages } from '#contract/enums.ts'
import { language, languageNames, switchLanguage } from '#shared/i18n/language.ts'
import classes from './LanguageSwitch.module.css'

/** Buttons for both languages, each with its own name for itself. */
export function LanguageSwitch() {
  return (
    <span className={classes.group}>
      {languages.map((each) => (
        <UnstyledButton
          key={each}
          lang={each}
          className={classes.choice}
          aria-pressed={each === language}
          onClick={() => each === language || switchLanguage(each)}
        >
          {languageNames[each]}
        </UnstyledButton>
      ))}
    </span>
  )
}
