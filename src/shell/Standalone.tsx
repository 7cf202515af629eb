import { Center, Stack } from '@mantine/core'
import { createContext, useContext, type ReactNode } from 'react'
import { LogoMark } from './LogoMark.tsx'

/** Whether a layout with header and footer already surrounds the component. */
export const FrameContext = createContext(false)

/** Centres content that replaces a whole page and puts the logo above it; adds nothing inside a layout. */
export function Standalone({ children }: { children: ReactNode }) {
  const framed = useContext(FrameContext)
  if (framed) return children
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack align="center" w="min(640px, 100%)">
        <LogoMark size={56} />
        {children}
      </Stack>
    </Center>
  )
}
