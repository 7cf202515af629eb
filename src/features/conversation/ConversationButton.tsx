import { Button, type ButtonProps } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconMessages } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const ConversationDrawer = lazy(async () => ({
  default: (await import('./ConversationDrawer.tsx')).ConversationDrawer,
}))

type Props = Omit<ButtonProps, 'children'> & {
  /** Code of the posting. */
  code: string
  /** Public code of the company that answered the posting; needed by the company that posted it. */
  company?: string
}

/** Button that opens the conversation with the other company about a posting. */
export function ConversationButton({ code, company, ...button }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMessages size={15} aria-hidden />}
        {...button}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <Trans>Conversation</Trans>
      </Button>
      {wasOpened && (
        <Suspense>
          <ConversationDrawer code={code} company={company} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
