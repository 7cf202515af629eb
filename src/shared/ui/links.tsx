/** Mantine's anchor and button as links of the router, with the props of both. */
import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { ref?: Ref<HTMLAnchorElement> }

export const AnchorLink = createLink((props: AnchorProps & Attributes) => <Anchor {...props} />)
export const ButtonLink = createLink((props: ButtonProps & Attributes) => <Button component="a" {...props} />)
