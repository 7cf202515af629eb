import { lazy } from 'react'

export { type BilingualTexts, bilingualTextsQuery } from './bilingual_texts.ts'
export { type BulkColumn, bulkColumns } from './bulk_columns.ts'
export { cellOf } from './cell_writer.ts'
export { bulkTables } from './bulk_store.ts'
export { TablesOnDevice } from './TablesOnDevice.tsx'
export const OwnExport = lazy(async () => ({ default: (await import('./OwnExport.tsx')).OwnExport }))

export { bulkPath } from './bulk_path.ts'
