import { useState } from 'react'
import { englishOffer, offersEnglish, stayInLanguage, switchLanguage } from '#shared/i18n/language.ts'
import shell from './shell.module.css'
import classes from './OfferLine.module.css'

/** Offers English in one line on a first visit if the browser prefers it; the answer is remembered either way. */
export function LanguageOffer() {
  const [isOpen, setOpen] = useState(offersEnglish)
  if (!isOpen) return null
  const stay = () => {
    stayInLanguage()
    setOpen(false)
  }
  return (
    <section lang="en" aria-label={englishOffer.text} className={classes.offer} data-offer>
      <div className={`${shell.inner} ${classes.line}`}>
        <span>{englishOffer.text}</span>
        <button type="button" className={classes.answer} onClick={() => switchLanguage('en-US')}>
          {englishOffer.accept}
        </button>
        <button type="button" className={classes.answer} onClick={stay}>
          {englishOffer.refuse}
        </button>
      </div>
    </section>
  )
}
