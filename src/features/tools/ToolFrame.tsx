import { Alert, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toolLabels, tools, toolsLabel, type ToolName } from '#shared/i18n/labels.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { toolIcons } from './tool_icons.ts'
import classes from './Tools.module.css'
import { useLightPrint } from '#shared/ui/use_light_print.ts'

type Props = {
  tool: ToolName
  lead: ReactNode
  /** Parameters of the address that could not be used, with their labels. */
  rejected: readonly { label: string; text: string }[]
  onDismiss: () => void
  children: ReactNode
}

/** Frame of a tool's page: its name, links to the other tools, and a warning about parameters that cannot be used. */
export function ToolFrame({ tool, lead, rejected, onDismiss, children }: Props) {
  const { t } = useLingui()
  usePageTitle(t(toolLabels[tool]), t(toolsLabel))
  useLightPrint()
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {t(toolLabels[tool])}
          </Title>
          <p className={classes.lead}>{lead}</p>
        </div>
        <nav className={classes.tabs} aria-label={t(toolsLabel)}>
          {tools.map((name) => {
            const Icon = toolIcons[name]
            return (
              <Link
                key={name}
                to={`/home/tools/${name}`}
                className={classes.tab}
                aria-current={name === tool ? 'page' : undefined}
              >
                <Icon size={16} aria-hidden />
                {t(toolLabels[name])}
              </Link>
            )
          })}
        </nav>
      </div>
      {rejected.length > 0 && (
        <Alert
          color="yellow"
          role="status"
          className={classes.noPrint}
          withCloseButton
          closeButtonLabel={t`Close`}
          onClose={onDismiss}
          title={<Trans>The link holds something that cannot be used here</Trans>}
        >
          {rejected.map(({ label, text }) => (
            <div key={label}>
              {label}:{' '}
              <code className={classes.code}>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</code>
            </div>
          ))}
          <Trans>These fields were left as they are on an empty page; everything else was filled in.</Trans>
        </Alert>
      )}
      {children}
    </div>
  )
}
