import { latePart } from '#shared/offline/late_part.ts'

export { type BilingualTexts, bilingualTextsQuery } from './bilingual_texts.ts'
export { type BulkColumn, bulkColumns } from './bulk_columns.ts'
export { cellOf } from './cell_writer.ts'
export { bulkTables } from './bulk_store.ts'
export { TablesOnDevice } from './TablesOnDevice.tsx'
export const OwnExport = latePart(async () => (await import('./OwnExport.tsx')).OwnExport)

export { bulkPath } from './bulk_path.ts'
