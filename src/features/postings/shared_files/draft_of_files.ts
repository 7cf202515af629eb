/** A new draft from files that another program handed over: pictures as photos, documents as certificates, text read like a typed line. */
import type { FileRef } from '#contract/fields.ts'
import type { FileType, Usage } from '#contract/upload.ts'
import { fileTypeOf, fitList } from '#shared/form/upload_checks.ts'
import { keepFile } from '#shared/offline/draft_store.ts'
import { localAddress } from '#shared/offline/local_files.ts'
import type { SharedFiles } from '#shared/offline/meta_db.ts'
import { writeForm } from '../form/device_draft.ts'
import { startForm } from '../form/form_state.ts'
import { formContext } from '../form/use_posting_form.ts'
import { applies, type FormValues } from '../form/form_values.ts'
import type { PostingKindEntry } from '../registry.ts'

const longestText = 2000

type Placed = { id: string; file: File; type: FileType; usage: Usage }

/** Sorts files by the field that takes them. */
export function placeFiles(shared: SharedFiles): { photos: Placed[]; documents: Placed[]; text: string } {
  const files = shared.files.map(({ bytes, name, type }) => new File([bytes], name, { type }))
  const placed = (types: FileType, usage: Usage) =>
    files.flatMap((file): Placed[] =>
      fileTypeOf(file.name, [types], usage) ? [{ id: crypto.randomUUID(), file, type: types, usage }] : [],
    )
  return {
    photos: fitList(placed('image', 'posting'), 0)[0],
    documents: fitList(placed('document', 'certificate'), 0)[0],
    text: shared.text.slice(0, longestText),
  }
}

/** The yes-or-no question that has to be answered with yes before a field has a meaning. */
function flagThatOpens({ definition, view }: PostingKindEntry, name: string): string | undefined {
  const values: FormValues = view.defaults
  if (applies(view, name, values)) return undefined
  const flags = Object.entries(definition.fields).filter(([, { widget }]) => widget === 'flag')
  return flags.find(([flag]) => applies(view, name, { ...values, [flag]: 1 }))?.[0]
}

/** The field of a kind that takes certificates. */
export const certificatesOf = ({ definition }: PostingKindEntry): string | undefined =>
  Object.entries(definition.fields).find(([, { files }]) => files?.usage === 'certificate')?.[0]

const longestLine = 1000

/**
 * A shared text as the form has it: read like a typed line, whose reading the form shows with what it could not read. A
 * text that is not all read is the description too, so that no word of it is lost.
 */
export function readText(
  entry: PostingKindEntry,
  text: string,
): { values: FormValues; spec: string; manual: string[]; candidate: null } {
  const { defaults } = entry.view
  const spec = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestLine)
  const context = formContext(entry)
  const { values, parsed, filled } = startForm(defaults, { baseline: defaults, context, manual: [], spec })
  const isWhole = filled.size > 0 && parsed?.unread.length === 0
  return {
    values: text && !isWhole ? { ...values, description: text.slice(0, longestText) } : values,
    spec,
    manual: [],
    candidate: null,
  }
}

/** Stores the draft with its files on this device; gives its id. Rejects when the device has no room. */
export async function draftOfFiles(
  accountId: number,
  entry: PostingKindEntry,
  shared: SharedFiles,
): Promise<string> {
  const { photos, documents, text } = placeFiles(shared)
  const id = crypto.randomUUID()
  for (const { id: fileId, file, type, usage } of [...photos, ...documents])
    await keepFile(accountId, fileId, file, { draftId: id, file_type: type, usage })
  const refs: FileRef[] = documents.map((one) => ({
    address: localAddress(one.id),
    name: one.file.name.slice(-120),
    type: one.type,
  }))
  const certificates = certificatesOf(entry)
  const opening = certificates && refs.length > 0 ? flagThatOpens(entry, certificates) : undefined
  const { values, ...read } = readText(entry, text)
  await writeForm(accountId, {
    ...read,
    id,
    kind: entry.definition.kind,
    code: null,
    base_revision: null,
    values: {
      ...values,
      ...(opening && { [opening]: 1 }),
      ...(photos.length > 0 && { photos: photos.map((one) => localAddress(one.id)) }),
      ...(certificates && refs.length > 0 && { [certificates]: refs }),
    },
    key: crypto.randomUUID(),
    unanswered: null,
    updated_at: Date.now(),
  })
  return id
}
