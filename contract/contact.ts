import * as z from 'zod/mini'
import { issue } from './issue.ts'
import { requiredText } from './text.ts'

/** An e-mail address. */
export const emailAddress = requiredText(120).check(
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, issue('email_format')),
)

/** Mobile number of the person to ask about something that was sent; the server stores it in its international form. */
export const contactMobile = requiredText(40).check(
  z.regex(/^$|^\+?\d[\d\s-]{4,19}$/, issue('mobile_format')),
)
