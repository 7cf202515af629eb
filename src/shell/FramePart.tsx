import { Component, Suspense, type ReactNode } from 'react'

type Props = { children: ReactNode; onFail?: () => void }

/** A part of the frame that loads later; if it fails, it is left out and `onFail` is called, while the page stays. */
export class FramePart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFail?.()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
