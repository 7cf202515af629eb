import { Suspense, useState, type ReactNode } from 'react'
import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import { getToken } from '#shared/session/token.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'

export type RespondProps = Omit<ButtonProps, 'children' | 'disabled'> & {
  posting: PostingRow
  /** Why the server would refuse it, where the page knows: a problem code. */
  refused?: string | null
}

type Props = RespondProps & {
  children: ReactNode
  /** The form behind the button; it is mounted at the first click. */
  form: (state: { opened: boolean; onClose: () => void }) => ReactNode
  /** Refusals that the form itself leads out of. */
  remedied?: readonly string[]
  /** The address ends so (`#…`) where the form is to stand open from the start. */
  openAt?: string
}

/** Refusals that the button itself leads out of: by the sign-in page, and by the form's explanation. */
const alwaysRemedied = ['login_invalid', 'company_required']

/** Why the button cannot work, or undefined; rows know less than the posting's own page. */
function useReason({ posting, refused, remedied = [] }: Props): string | undefined {
  const { t } = useLingui()
  const session = useSession()
  if (session?.tenant?.code === posting.company.code) return problemText('own_posting', lang)
  if (posting.state !== 'online') return t`This posting is no longer online`
  if (!refused || [...alwaysRemedied, ...remedied].includes(refused) || !(refused in problems))
    return undefined
  return problemText(refused as ProblemCode, lang)
}

/** Opens the form that answers to a posting; a visitor signs in first and comes back; a button that cannot work says why. */
export function RespondButton(props: Props) {
  const { posting: _, refused: __, remedied: ___, openAt, form, children, ...rest } = props
  const signedIn = useSignedIn()
  const reason = useReason(props)
  const { location } = useRouter().state
  const isAsked = openAt !== undefined && location.hash === openAt
  const [opened, setOpened] = useState(isAsked && reason === undefined && getToken() !== null)
  const [wasOpened, setWasOpened] = useState(opened)
  const isOff = reason !== undefined || undefined
  const open = () => {
    if (reason) return
    signedIn(() => {
      setWasOpened(true)
      setOpened(true)
    })
  }
  const button = (
    <Button {...rest} data-disabled={isOff} aria-disabled={isOff} onClick={open}>
      {children}
    </Button>
  )
  return (
    <>
      {reason ? (
        <Tooltip label={reason} multiline maw={280}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {wasOpened && <Suspense>{form({ opened, onClose: () => setOpened(false) })}</Suspense>}
    </>
  )
}
