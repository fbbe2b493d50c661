import { Component, type ReactNode } from 'react'

export interface IslandBoundaryProps {
  /** What is lost when it fails. A form's answers are kept on the device (specification 11.8). */
  holds: 'form' | 'content' | 'nothing'
  /** Called as it is drawn, and what that gives, once it is in the page (wake-island.tsx). */
  carry?(): () => void
  children: ReactNode
}

/** Around every island: where one fails, the visitor is told so, and how to reach a person. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  override componentDidMount = this.props.carry?.()

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { holds, children } = this.props
    if (!this.state.failed) return children
    if (holds === 'nothing') return null
    return <Failed isForm={holds === 'form'} onRetry={() => this.setState({ failed: false })} />
  }
}

/** Telephone and mail stand in the footer of every page, from content/company.yaml. */
function Failed({ isForm, onRetry }: { isForm: boolean; onRetry(): void }) {
  return (
    <div role="alert" className="border p-6">
      <p>Something went wrong in this part of the page.</p>
      {isForm && <p>What you typed is kept on this device.</p>}
      <button type="button" className="link block leading-11" onClick={onRetry}>
        Try again
      </button>
      {['tel', 'mailto'].map((kind) => {
        const link = document.querySelector<HTMLAnchorElement>(`footer [href^=${kind}]`)
        return (
          link && (
            <a key={kind} className="link block leading-11" href={link.href} translate="no">
              {link.textContent}
            </a>
          )
        )
      })}
    </div>
  )
}
