/** What happens after a form is sent, on a line with a mark at each step. */
export function NextSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="sounding-steps" data-on="deep">
      {steps.map((step) => (
        <li key={step.title}>
          <p className="font-medium">{step.title}</p>
          <p className="text-small text-muted-deep">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
