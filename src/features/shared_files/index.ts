export { isTableFile } from './table_files.ts'
