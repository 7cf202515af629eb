import { Alert, Anchor, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessageReport } from '@tabler/icons-react'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import type { OwnPosting } from '#contract/postings/views.ts'
import { OutsideLinks } from '#shared/ui/OutsideLink.tsx'
import { formatDate } from '#shared/i18n/format.ts'

/** The operator's latest review comment with its pictures. */
export function ReviewNote({ review }: { review: NonNullable<OwnPosting['review']> }) {
  const { t } = useLingui()
  const pictures = review.img_arr.filter((address) => !isOutside(address))
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
      {pictures.length > 0 && (
        <Group gap={6} mt={6}>
          {pictures.map((address, index) => (
            <Anchor key={address} href={fileUrl(address)} target="_blank" rel="noreferrer">
              <img
                src={thumbUrl(address)}
                alt={t`Picture ${index + 1}`}
                width={64}
                height={48}
                style={{ objectFit: 'cover', borderRadius: 4, display: 'block' }}
              />
            </Anchor>
          ))}
        </Group>
      )}
      <OutsideLinks addresses={review.img_arr} />
    </Alert>
  )
}
