import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './notices.module.css'

/** Kinds of notices at the lower left, the most important first. */
const ranks = ['unsaved', 'update'] as const

/** Returns the area for notices at the lower left and creates it if needed; the page and the menus at the left get room for it (`--notices`). */
function findArea(): HTMLElement {
  const known = document.getElementById('notices')
  if (known) return known
  const area = document.createElement('section')
  area.id = 'notices'
  area.className = classes.area!
  area.setAttribute('aria-label', i18n._(msg`Notices`))
  document.body.append(area)
  new ResizeObserver(() => {
    const { offsetHeight } = area
    document.documentElement.style.setProperty(
      '--notices',
      offsetHeight === 0 ? '' : `${offsetHeight + 24}px`,
    )
  }).observe(area)
  return area
}

/** Shows its children in the area of notices, above less important ones. */
export function Notice({ about, children }: { about: (typeof ranks)[number]; children: ReactNode }) {
  const [place] = useState(() => {
    const made = document.createElement('div')
    made.style.order = String(ranks.indexOf(about))
    return made
  })
  useEffect(() => {
    findArea().append(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}
