export { SignInList } from './SignInList.tsx'
