/** Makes a new draft from files that another program shared: pictures as photos, documents as certificates, text read like a typed line. */
import type { FileRef } from '#contract/fields.ts'
import type { FileType, Usage } from '#contract/upload.ts'
import { fileTypeOf, fitList } from '#shared/form/upload_checks.ts'
import { keepFile } from '#shared/offline/draft_store.ts'
import { localAddress } from '#shared/offline/local_files.ts'
import type { SharedFiles } from '#shared/offline/meta_db.ts'
import { writeForm } from '#features/postings/form/device_draft.ts'
import { startForm } from '#features/postings/form/form_state.ts'
import { formContext } from '#features/postings/form/use_posting_form.ts'
import { applies, type FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

const maxTextLength = 2000

type FileForField = { id: string; file: File; type: FileType; usage: Usage }

/** Sorts shared files by the field that takes them; files of other types are dropped. */
export function filesByField(shared: SharedFiles): {
  photos: FileForField[]
  documents: FileForField[]
  text: string
} {
  const files = shared.files.map(({ bytes, name, type }) => new File([bytes], name, { type }))
  const filesOfType = (types: FileType, usage: Usage) =>
    files.flatMap((file): FileForField[] =>
      fileTypeOf(file.name, [types], usage) ? [{ id: crypto.randomUUID(), file, type: types, usage }] : [],
    )
  return {
    photos: fitList(filesOfType('image', 'posting'), 0)[0],
    documents: fitList(filesOfType('document', 'certificate'), 0)[0],
    text: shared.text.slice(0, maxTextLength),
  }
}

/** Returns the yes/no field that must be "yes" before the field `name` applies; undefined if none is needed. */
function flagRequiredFor({ definition, view }: PostingKindEntry, name: string): string | undefined {
  const values: FormValues = view.defaults
  if (applies(view, name, values)) return undefined
  const flags = Object.entries(definition.fields).filter(([, { widget }]) => widget === 'flag')
  return flags.find(([flag]) => applies(view, name, { ...values, [flag]: 1 }))?.[0]
}

/** Returns the name of the field that takes certificates; undefined if the kind has none. */
export const certificateFieldOf = ({ definition }: PostingKindEntry): string | undefined =>
  Object.entries(definition.fields).find(([, { files }]) => files?.usage === 'certificate')?.[0]

const maxLineLength = 1000

/**
 * Returns the form's values for a shared text, which is read like a typed line. If a part of the text was not read, the
 * whole text also becomes the description, so that nothing is lost.
 */
export function readText(
  entry: PostingKindEntry,
  text: string,
): { values: FormValues; spec: string; manual: string[]; candidate: null } {
  const { defaults } = entry.view
  const spec = text.replaceAll(/\s+/g, ' ').trim().slice(0, maxLineLength)
  const context = formContext(entry)
  const { values, parsed, filled } = startForm(defaults, { baseline: defaults, context, manual: [], spec })
  const isWhole = filled.size > 0 && parsed?.unread.length === 0
  return {
    values: text && !isWhole ? { ...values, description: text.slice(0, maxTextLength) } : values,
    spec,
    manual: [],
    candidate: null,
  }
}

/** Stores a draft with the shared files on this device and returns its id. Rejects if the device has no space. */
export async function draftOfFiles(
  accountId: number,
  entry: PostingKindEntry,
  shared: SharedFiles,
): Promise<string> {
  const { photos, documents, text } = filesByField(shared)
  const id = crypto.randomUUID()
  for (const { id: fileId, file, type, usage } of [...photos, ...documents])
    await keepFile(accountId, fileId, file, { draftId: id, file_type: type, usage })
  const refs: FileRef[] = documents.map((one) => ({
    address: localAddress(one.id),
    name: one.file.name.slice(-120),
    type: one.type,
  }))
  const certificates = certificateFieldOf(entry)
  const requiredFlag = certificates && refs.length > 0 ? flagRequiredFor(entry, certificates) : undefined
  const { values, ...read } = readText(entry, text)
  await writeForm(accountId, {
    ...read,
    id,
    kind: entry.definition.kind,
    code: null,
    base_revision: null,
    values: {
      ...values,
      ...(requiredFlag && { [requiredFlag]: 1 }),
      ...(photos.length > 0 && { photos: photos.map((one) => localAddress(one.id)) }),
      ...(certificates && refs.length > 0 && { [certificates]: refs }),
    },
    key: crypto.randomUUID(),
    unanswered: null,
    updated_at: Date.now(),
  })
  return id
}
