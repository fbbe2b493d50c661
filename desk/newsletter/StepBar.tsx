import { ChevronLeft } from 'lucide-react'
import { changePlace, hrefOf, usePlace } from '../app/address.ts'
import { Go } from '../app/Go.tsx'

/** On narrow screens: back to the list, and the steps between text and email. */
export function StepBar() {
  const { isPreview } = usePlace()
  return (
    <div className="step-bar">
      <h1 className="hidden-text">Newsletter</h1>
      <Go className="button bare" href={hrefOf({ view: 'newsletter' })}>
        <ChevronLeft aria-hidden="true" /> Issues
      </Go>
      <fieldset className="segments" aria-label="Step">
        <button type="button" aria-pressed={!isPreview} onClick={() => changePlace({ isPreview: false })}>
          Write
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => changePlace({ isPreview: true })}>
          Preview
        </button>
      </fieldset>
    </div>
  )
}
