import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/Button.tsx'
import { LowWater } from './LowWater.tsx'

interface FaultPageProps {
  heading: string
  text: string
  action: string
}

/** What a visitor sees when the server cannot make a page. Its script asks again by itself. */
export function FaultPage({ heading, text, action }: FaultPageProps) {
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="fault">
      <div className="page fault-words">
        <h1 id="page-title">{heading}</h1>
        <div>
          <p className="lead">{text}</p>
          {/* An empty address is that of the page that was asked for. */}
          <ButtonLink href="" icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>
            {action}
          </ButtonLink>
        </div>
      </div>
      <LowWater />
    </section>
  )
}
