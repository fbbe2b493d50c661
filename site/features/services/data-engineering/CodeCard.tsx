import type { Art } from '../../../schemas/art.ts'

const SIGNS = { plain: '', note: '# ', add: '+ ', change: '~ ', drop: '- ' } as const

/** A definition under review, line by line. */
export function CodeCard({ lines }: Extract<Art, { kind: 'code' }>) {
  return (
    <ol className="night-card code-card mono">
      {lines.map(({ mark, text }) => (
        <li key={text} data-mark={mark}>
          {SIGNS[mark]}
          {SIGNS[mark] === '' ? text : text.trimStart()}
        </li>
      ))}
    </ol>
  )
}
