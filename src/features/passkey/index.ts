export { PasskeyButton } from './PasskeyButton.tsx'
export { PasskeyList } from './PasskeyList.tsx'
export { PasskeyProof } from './PasskeyProof.tsx'
