import { Anchor, Modal, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { Reply } from '#contract/endpoint.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import classes from './PostingAdmin.module.css'
import type { PostingKindEntry } from '#features/postings/registry.ts'

/** The approved codes, and for each other code why it was refused. */
export type BulkOutcome = Reply<PostingKindEntry['api']['approveMany']>

type Props = {
  rows: readonly Pick<AdminPostingRow, 'code' | 'title'>[]
  outcome: BulkOutcome
  onOpen: (code: string) => void
  onClose: () => void
}

/** Result of a bulk approval for each posting; a click on a refused one opens it. */
export function PostingAdminResult({ rows, outcome: { approved, refused }, onOpen, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      centered
      title={t`${approved.length} approved, ${Object.keys(refused).length} not`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Table fz="sm">
        <Table.Tbody>
          {rows.map(({ code, title }) => (
            <Table.Tr key={code}>
              <Table.Td className={classes.figures}>
                {code in refused ? (
                  <Anchor component="button" type="button" size="sm" onClick={() => onOpen(code)}>
                    {code}
                  </Anchor>
                ) : (
                  code
                )}
              </Table.Td>
              <Table.Td>{title}</Table.Td>
              <Table.Td>
                {approved.includes(code) ? (
                  <Text size="sm" className={classes.outcome} data-approved>
                    <IconCheck size={16} aria-hidden /> <Trans>Approved</Trans>
                  </Text>
                ) : (
                  <Text size="sm" className={classes.outcome}>
                    <IconX size={16} aria-hidden /> {refused[code] ?? t`Unknow Error`}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
