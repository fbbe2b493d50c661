import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { SolutionDrawing } from './SolutionDrawing.tsx'

/** Four situations, each with a drawing that counts what its text names. */
export function WebSolutions(props: ServicePageProps) {
  return (
    <Part of="solutions" {...props} tone="buff" ruler>
      {({ items }) => (
        <ul className="grid gap-y-0 gap-x-6 mt-14 md:grid-cols-[1fr_1fr]">
          {items.map(({ title, text, drawing }) => (
            <li key={title} className="grid gap-y-5 gap-x-10 pt-8 pb-10 border-t border-ink lg:grid-cols-[8rem_1fr]">
              {drawing && <SolutionDrawing {...drawing} />}
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="max-w-110 mt-2 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
