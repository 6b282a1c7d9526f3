import { Button } from '@lintel/kit/ui/Button.tsx'
import { Component, type ReactNode } from 'react'

/** A view that crashes leaves the navigation usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <div role="alert" className="max-w-xl p-8">
        <h1 className="text-h3">This place has stopped.</h1>
        <p className="mt-3 text-muted">{this.state.error.message}</p>
        <Button variant="outline" className="mt-5" onClick={() => location.reload()}>
          Load it again
        </Button>
      </div>
    )
  }
}
