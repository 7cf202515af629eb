export { CompareButton, CompareCheck } from './CompareToggle.tsx'
export { CompareTray } from './CompareTray.tsx'
