import { Group } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { PostingKind } from '#contract/enums.ts'
import { comparedFields, type AlertPosting } from '#contract/mill_certificate.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { detailValues } from '#features/postings/detail/detail_values.ts'
import { postingPath } from '#features/postings/posting_path.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { StateBadge } from '#features/postings/StateBadge.tsx'
import { useFieldText } from '#features/postings/use_field_text.ts'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import { formatDate, formatQuantity } from '#shared/i18n/format.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { FileGallery } from '#shared/ui/FileGallery.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './CertificateAlerts.module.css'

/** One of the two postings of an alert: company, dates, photos, specification, heats and certificate files. */
export function AlertPostingCard({ posting }: { posting: AlertPosting }) {
  const { t } = useLingui()
  const { code, company, values } = posting
  const entry = entryOfKind(posting.kind as PostingKind)
  const text = useFieldText(entry)
  const labels: Partial<Record<string, (typeof entry.view.labels)[keyof typeof entry.view.labels]>> =
    entry.view.labels
  const { photos = [], certificate_files: files = [], quantity, quantity_unit: unit } = detailValues(values)
  const textOf = (name: string): string => {
    if (name === 'quantity' && quantity) return formatQuantity(quantity, unit ?? null)
    return name in entry.definition.fields ? text(name, values) : ''
  }
  return (
    <section className={classes.card} aria-label={company.name}>
      <Group gap={6}>
        <AnchorLink to={postingPath({ kind: entry.definition.kind, code })} fw={600}>
          {code}
        </AnchorLink>
        <StateBadge of={{ kind: entry.definition.kind, state: posting.state as PostingState }} />
      </Group>
      <div>{posting.title}</div>
      <Group gap={6}>
        <b>{company.name}</b>
        <Tag tone={company.certification === 'certified' ? 'green' : 'grey'}>
          {t(certificationLabels[company.certification])}
        </Tag>
      </Group>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos
            .filter((photo) => !isOutside(photo))
            .map((photo) => (
              <li key={photo}>
                <a href={fileUrl(photo)} target="_blank" rel="noreferrer" aria-label={t`Photo of ${code}`}>
                  <img src={thumbUrl(photo)} alt="" loading="lazy" />
                </a>
              </li>
            ))}
        </ul>
      )}
      <Facts>
        {posting.submitted_time && (
          <Fact label={t`Submitted`}>{formatDate(posting.submitted_time, true)}</Fact>
        )}
        {posting.published_time && (
          <Fact label={t`Published`}>{formatDate(posting.published_time, true)}</Fact>
        )}
        {comparedFields.flatMap((name) => {
          const label = labels[name]
          const shown = textOf(name)
          return label && shown
            ? [
                <Fact key={name} label={t(label)}>
                  {shown}
                </Fact>,
              ]
            : []
        })}
      </Facts>
      {files.length > 0 && <FileGallery files={files} />}
    </section>
  )
}
