export { SaveSearchButton } from './SaveSearchButton.tsx'
