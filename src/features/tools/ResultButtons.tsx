import { Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconLink, IconPrinter } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { addressToShare } from '#shared/i18n/language.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import classes from './Tools.module.css'

/** Buttons for a result: copy it as text, copy a link with its inputs, print it. */
export function ResultButtons({ text }: { text: string | undefined }) {
  const { t } = useLingui()
  // Selected from the router, so that the link follows every change of the address.
  const href = useLocation({ select: (location) => location.href })
  return (
    <Group gap={8} className={classes.noPrint}>
      <CopyTextButton
        text={text ?? ''}
        disabled={!text}
        variant="filled"
        icon={<IconCopy size={15} aria-hidden />}
        done={t`Result copied`}
      >
        <Trans>Copy result</Trans>
      </CopyTextButton>
      <CopyTextButton
        text={addressToShare(new URL(href, location.origin).href)}
        icon={<IconLink size={15} aria-hidden />}
        done={t`Link copied`}
      >
        <Trans>Copy link</Trans>
      </CopyTextButton>
      <Button variant="default" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
    </Group>
  )
}
