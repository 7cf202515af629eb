import { Table } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import type { FileRef } from '#contract/fields.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { OutsideLink } from '#shared/ui/OutsideLink.tsx'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { foldNumber } from '#contract/steel/heat.ts'
import { shapeDims } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useGradeTable } from '#shared/reference/grade_table.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { DetailSection } from './DetailSection.tsx'
import { certificatePath, heatAnchor } from './certificate_path.ts'
import { detailValues } from './detail_values.ts'
import classes from './PostingDetail.module.css'

/** Table of a lot's pieces with length, weight and heat number of each, and the certificates below it. */
export function PiecesTable({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  const {
    pieces = [],
    photos = [],
    certificate_files: certificates = [],
    heats = [],
    report_files: reports = [],
  } = detailValues(posting.values)
  const { shape, dims, material } = posting
  const grades = useGradeTable(pieces.length > 0)
  const page = heats.length > 0 || certificates.length > 0 ? certificatePath(posting) : undefined
  const certified = new Set(heats.map(({ heat_no: number }) => foldNumber(number)))
  if (pieces.length === 0 && !page && certificates.length === 0 && reports.length === 0) return null
  const theory = (length: number | null): string => {
    if (!grades || !shape || !dims || !shapeDims[shape].includes('l') || length === null) return '–'
    const kg = weightKg(shape, { ...dims, l: length }, grades.densityOf(material ?? ''))
    return kg === undefined ? '–' : formatNumber(Math.round(kg))
  }
  const hasPhotos = pieces.some(({ photo }) => photo && photos[photo - 1])
  return (
    <DetailSection title={<Trans>Pieces and certificates</Trans>}>
      {pieces.length > 0 && (
        <ScrollRegion label={t`Pieces and certificates`} minWidth={520} maxHeight={420}>
          <Table fz="sm" verticalSpacing={7} className={classes.pieces} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>
                  <Trans>Piece no.</Trans>
                </Table.Th>
                <Table.Th data-number>
                  <Trans>Length mm</Trans>
                </Table.Th>
                <Table.Th data-number>
                  <Trans>Scale kg</Trans>
                </Table.Th>
                <Table.Th data-number>
                  <Trans>Theory kg</Trans>
                </Table.Th>
                <Table.Th>
                  <Trans>Heat number</Trans>
                </Table.Th>
                {hasPhotos && (
                  <Table.Th>
                    <Trans>Photo</Trans>
                  </Table.Th>
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pieces.map((piece) => (
                <Table.Tr key={piece.piece_no}>
                  <Table.Td>{piece.piece_no}</Table.Td>
                  <Table.Td data-number>{piece.length === null ? '–' : formatNumber(piece.length)}</Table.Td>
                  <Table.Td data-number>
                    {piece.weight_kg === null ? '–' : formatNumber(piece.weight_kg)}
                  </Table.Td>
                  <Table.Td data-number>{theory(piece.length)}</Table.Td>
                  <Table.Td>
                    {page && certified.has(foldNumber(piece.heat_no)) ? (
                      <AnchorLink to={page} hash={heatAnchor(piece.heat_no)} inherit>
                        {piece.heat_no}
                      </AnchorLink>
                    ) : (
                      piece.heat_no || '–'
                    )}
                  </Table.Td>
                  {hasPhotos && (
                    <Table.Td>
                      <PiecePhoto address={photos[(piece.photo ?? 0) - 1]} name={piece.piece_no} />
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
      <Files title={<Trans>Mill certificates</Trans>} files={certificates} />
      {page && (
        <AnchorLink to={page} size="sm">
          <Trans>Certificate with its values</Trans>
        </AnchorLink>
      )}
      <Files title={<Trans>Test reports</Trans>} files={reports} />
    </DetailSection>
  )
}

function PiecePhoto({ address, name }: { address: string | undefined; name: string }) {
  const { t } = useLingui()
  if (!address) return '–'
  if (isOutside(address)) return <OutsideLink address={address} />
  return (
    <a href={fileUrl(address)} target="_blank" rel="noreferrer" aria-label={t`Photo of piece ${name}`}>
      <img src={thumbUrl(address)} alt="" loading="lazy" className={classes.pieceThumb} />
    </a>
  )
}

function Files({ title, files }: { title: React.ReactNode; files: readonly FileRef[] }) {
  if (files.length === 0) return null
  return (
    <div className={classes.files}>
      <span>{title}</span>
      <ul>
        {files.map((file) => (
          <li key={file.address}>
            <FileLink address={file.address} size="sm">
              <IconFileText size={14} aria-hidden /> {file.name}
            </FileLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
