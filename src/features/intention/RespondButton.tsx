import { Suspense, useState, type ReactNode } from 'react'
import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { lang } from '#shared/i18n/language.ts'
import { useOnlyInPerson } from '#shared/form/only_in_person.ts'
import { useSession } from '#shared/session/session.ts'
import { getToken } from '#shared/session/token.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'

export type RespondProps = Omit<ButtonProps, 'children' | 'disabled'> & {
  posting: PostingRow
  /** Code of the problem with which the server would refuse the answer, if known. */
  refused?: string | null
}

type Props = RespondProps & {
  children: ReactNode
  /** Renders the form that the button opens; mounted at the first click. */
  form: (state: { opened: boolean; onClose: () => void }) => ReactNode
  /** Codes of refusals that the form handles, so that the button stays enabled. */
  handledRefusals?: readonly string[]
  /** Hash of the address with which the form is open from the start. */
  openAtHash?: string
}

/** Codes of refusals that need no disabled button: the sign-in page or the form's explanation handles them. */
const alwaysHandled = ['login_invalid', 'company_required']

/** Returns why the button is disabled, or undefined. Rows do not know `refused`, only the posting's own page does. */
function useDisabledReason({ posting, refused, handledRefusals = [] }: Props): string | undefined {
  const { t } = useLingui()
  const session = useSession()
  const reserved = useOnlyInPerson()
  if (reserved) return reserved
  if (session?.tenant?.code === posting.company.code) return problemText('own_posting', lang)
  if (posting.state !== 'online') return t`This posting is no longer online`
  if (!refused || [...alwaysHandled, ...handledRefusals].includes(refused) || !(refused in problems))
    return undefined
  return problemText(refused as ProblemCode, lang)
}

/** Button that opens a form to answer a posting. Visitors sign in first and come back. A disabled button says why. */
export function RespondButton(props: Props) {
  const { posting: _, refused: __, handledRefusals: ___, openAtHash, form, children, ...rest } = props
  const signedIn = useSignedIn()
  const reason = useDisabledReason(props)
  const { location } = useRouter().state
  const isAsked = openAtHash !== undefined && location.hash === openAtHash
  const [opened, setOpened] = useState(isAsked && reason === undefined && getToken() !== null)
  const [wasOpened, setWasOpened] = useState(opened)
  const isDisabled = reason !== undefined || undefined
  const open = () => {
    if (reason) return
    signedIn(() => {
      setWasOpened(true)
      setOpened(true)
    })
  }
  const button = (
    <Button {...rest} data-disabled={isDisabled} aria-disabled={isDisabled} onClick={open}>
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
