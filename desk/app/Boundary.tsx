import { Component, type ReactNode } from 'react'

/**
 * Shows what went wrong where a part of the screen cannot be drawn, such as after a browser extension changed the page, or
 * cannot be loaded, since an update or over a line that was cut. React asks for such a part once, so the page is loaded again.
 * What was done is stored, and texts that were begun are kept (detail/drafts.ts, newsletter/draft-store.ts).
 */
export class Boundary extends Component<{ children: ReactNode }, { fault: Error | undefined }> {
  override state = { fault: undefined }

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }

  override render() {
    if (!this.state.fault) return this.props.children
    return (
      <div className="state" role="alert">
        <h1>This could not be shown</h1>
        <p>Everything that you did before is stored.</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          Load the desk again
        </button>
      </div>
    )
  }
}
