import type { Art } from '../../../schemas/art.ts'

const SIGNS = { plain: '', note: '# ', add: '+ ', change: '~ ', drop: '- ' } as const

/** A definition under review, line by line. */
export function CodeCard({ lines }: Extract<Art, { kind: 'code' }>) {
  return (
    <ol className="code-card mono mt-5 py-5 px-6 border border-line-strong rounded-md bg-white max-sm:px-4 max-sm:text-mono">
      {lines.map(({ mark, text }) => (
        <li key={text} data-mark={mark}>
          {SIGNS[mark]}
          {SIGNS[mark] === '' ? text : text.trimStart()}
        </li>
      ))}
    </ol>
  )
}
