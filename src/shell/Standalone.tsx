import { Center, Stack } from '@mantine/core'
import { createContext, useContext, type ReactNode } from 'react'
import { LogoMark } from './LogoMark.tsx'

/** Whether header and footer are around a page already. */
export const FrameContext = createContext(false)

/** Centres what replaces a whole page, under the mark where no frame is around it; inside a frame it adds nothing. */
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
