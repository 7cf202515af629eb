import { Alert, Anchor, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessageReport } from '@tabler/icons-react'
import { thumbAddress } from '#contract/resource.ts'
import type { OwnPosting } from '#contract/postings/views.ts'
import { formatDate } from '#shared/i18n/format.ts'

/** The operator's last word with its pictures. */
export function ReviewNote({ review }: { review: NonNullable<OwnPosting['review']> }) {
  const { t } = useLingui()
  return (
    <Alert color="red" p="xs" mb="sm" icon={<IconMessageReport size={18} />}>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <b>
          <Trans>Review comment</Trans>
        </b>{' '}
        {review.comment}{' '}
        <Text span size="xs">
          {formatDate(review.at, true)}
        </Text>
      </Text>
      {review.img_arr.length > 0 && (
        <Group gap={6} mt={6}>
          {review.img_arr.map((address, index) => (
            <Anchor key={address} href={address} target="_blank" rel="noreferrer">
              <img
                src={thumbAddress(address)}
                alt={t`Picture ${index + 1}`}
                width={64}
                height={48}
                style={{ objectFit: 'cover', borderRadius: 4, display: 'block' }}
              />
            </Anchor>
          ))}
        </Group>
      )}
    </Alert>
  )
}
