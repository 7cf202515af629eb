import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from '#shared/ui/copy_text.ts'
import classes from './AppEdition.module.css'

/** The hash of a file with a button that copies it. */
export function Sha256({ value }: { value: string }) {
  const { t } = useLingui()
  const texts = {
    done: t`SHA-256 copied`,
    failed: t`The browser did not allow copying. Select the text and copy it yourself.`,
  }
  return (
    <span className={classes.hash}>
      <code>{value}</code>
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label={t`Copy SHA-256`}
        onClick={() => void copyText(value, texts)}
      >
        <IconCopy size={15} />
      </ActionIcon>
    </span>
  )
}
