export { SignInList } from './SignInList.tsx'
export { useDeviceName } from './use_device_name.ts'
