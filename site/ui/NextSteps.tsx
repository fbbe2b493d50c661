interface NextStepsProps {
  steps: readonly { title: string; text: string }[]
  /** The background that they stand on. */
  on?: 'deep'
  className?: string
}

/** What happens after a form is sent, on a line with a mark at each step. */
export function NextSteps({ steps, on, className = '' }: NextStepsProps) {
  return (
    <ol className={`sounding-steps ${className}`.trim()} data-on={on}>
      {steps.map((step) => (
        <li key={step.title}>
          <p className="font-medium">{step.title}</p>
          <p className={`text-small ${on ? 'text-muted-deep' : 'text-muted'}`}>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
