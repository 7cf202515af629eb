import { Button, type ButtonProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { copyText } from '#shared/ui/copy_text.ts'

type CopyTextButtonProps = Omit<ButtonProps, 'children' | 'leftSection'> & {
  text: string
  icon: ReactNode
  children: ReactNode
  /** Text of the toast after copying. */
  done: string
}

/** Button that copies a text and shows whether that worked. */
export function CopyTextButton({ text, icon, children, done, ...rest }: CopyTextButtonProps) {
  const { t } = useLingui()
  const failed = t`The browser did not allow copying. Select the text and copy it yourself.`
  return (
    <Button
      variant="default"
      {...rest}
      leftSection={icon}
      onClick={() => void copyText(text, { done, failed })}
    >
      {children}
    </Button>
  )
}
