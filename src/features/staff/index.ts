export { RightTags } from './Rights.tsx'
