import { Component, Suspense, type ReactNode } from 'react'

type Props = { children: ReactNode; onFail?: () => void }

/** A part of a frame that comes later and fails alone: the page around it stays as it is. `onFail` tells who waits for it. */
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
