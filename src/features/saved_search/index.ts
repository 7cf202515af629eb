export { SaveSearchButton } from './SaveSearchButton.tsx'
export { alertLabels } from './SearchFields.tsx'
export { useSearchWords } from './use_search_words.ts'
