import { Anchor, Group, Table, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminPosting, PostingRow } from '#contract/postings/views.ts'
import type { SimilarPosting } from '#contract/review.ts'
import { isOutside, thumbUrl } from '#shared/api/file_address.ts'
import { formatAge, formatWeight } from '#shared/i18n/format.ts'
import { Parts } from '#shared/ui/Parts.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { weightsOf } from '#features/postings/posting_figures.ts'
import { postingPath } from '#features/postings/posting_path.ts'
import { PriceText } from '#features/postings/PriceText.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { specText } from '#features/postings/SpecTitle.tsx'
import { StateBadge } from '#features/postings/StateBadge.tsx'
import classes from './Duplicates.module.css'
import { duplicatesQuery } from './posting_admin_queries.ts'

const reasonLabels: Record<SimilarPosting['reasons'][number], MessageDescriptor> = {
  same_heat: msg`Same heat number`,
  same_file: msg`Same photo or file`,
  same_picture: msg`Nearly the same photo`,
  same_text: msg`Same description`,
  same_piece: msg`Same dimensions and grade`,
}

type Compared = Pick<PostingRow, 'photo' | 'heat_no' | 'company'> &
  Parameters<typeof specText>[0] &
  Parameters<typeof PriceText>[0]['of'] &
  Parameters<typeof weightsOf>[0] & { submitted_time: string | null }

/** What is compared, with a text by which two postings are the same; none for what is never compared. */
const lines: readonly {
  label: MessageDescriptor
  show: (row: Compared) => ReactNode
  same: (row: Compared) => unknown
}[] = [
  { label: msg`Photo`, show: (row) => <Thumb photo={row.photo} />, same: () => undefined },
  { label: msg`Specification`, show: (row) => <Parts text={specText(row)} />, same: specText },
  {
    label: msg`Weight`,
    show: (row) => formatted(weightsOf(row).main?.kg),
    same: (row) => weightsOf(row).main?.kg,
  },
  { label: msg`Price`, show: (row) => <PriceText of={row} />, same: (row) => row.price_amount },
  { label: msg`Heat number`, show: (row) => row.heat_no ?? '–', same: (row) => row.heat_no },
  { label: msg`Company`, show: (row) => row.company.name, same: (row) => row.company.code },
  {
    label: msg`Submitted`,
    show: (row) => row.submitted_time && formatAge(row.submitted_time),
    same: () => undefined,
  },
]
const formatted = (kg: number | undefined) => (kg === undefined ? '–' : formatWeight(kg))

function Thumb({ photo }: { photo: string | null }) {
  if (photo === null || isOutside(photo)) return '–'
  return <img className={classes.thumb} src={thumbUrl(photo)} alt="" loading="lazy" />
}

/** Postings that may offer the same goods, each side by side with this one, with the reason and links; nothing if there are none. */
export function Duplicates({ kind, posting }: { kind: PostingKindEntry; posting: AdminPosting }) {
  const { t } = useLingui()
  const { code } = posting
  const found = useQuery(duplicatesQuery(kind, code)).data
  if (!found || found.length === 0) return null
  return (
    <section aria-label={t`Similar postings`}>
      <Text fw={600} size="sm" mb={4}>
        <Trans>Similar postings</Trans> <span className={classes.count}>{found.length}</span>
      </Text>
      <ul className={classes.list}>
        {found.map((other, at) => (
          <li key={other.code}>
            <details className={classes.pair} open={at === 0}>
              <summary>
                <b>{other.code}</b>
                <StateBadge of={other} />
                {other.reasons.map((reason) => (
                  <Tag key={reason} tone="forge">
                    {t(reasonLabels[reason])}
                    {reason === 'same_heat' && ` ${other.shared_heats.join(', ')}`}
                  </Tag>
                ))}
              </summary>
              <Table fz="xs" verticalSpacing={3} className={classes.table}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th aria-label={t`Field`} />
                    <Table.Th>
                      <Trans>This posting</Trans>
                    </Table.Th>
                    <Table.Th>{other.code}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {lines.map(({ label, show, same }) => {
                    const [own, theirs] = [same(posting), same(other)]
                    const isSame = own !== undefined && own !== null && own === theirs
                    return (
                      <Table.Tr key={label.id} data-same={isSame || undefined}>
                        <Table.Th scope="row">{t(label)}</Table.Th>
                        <Table.Td>{show(posting)}</Table.Td>
                        <Table.Td>{show(other)}</Table.Td>
                      </Table.Tr>
                    )
                  })}
                </Table.Tbody>
              </Table>
              <Group gap="md" mt={4}>
                <Anchor href={postingPath(other)} target="_blank" size="xs">
                  <Trans>Open its page</Trans>
                </Anchor>
                <Anchor
                  href={`/admin/${other.kind}?state=all&keyword=${other.code}`}
                  target="_blank"
                  size="xs"
                >
                  <Trans>Open in the back office</Trans>
                </Anchor>
              </Group>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
