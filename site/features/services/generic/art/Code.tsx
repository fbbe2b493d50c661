import type { Art } from '../../../../schemas/art.ts'

const SIGNS = { plain: '', note: '# ', add: '+ ', change: '~ ', drop: '- ' } as const

/** A few lines as a terminal or a review shows them. */
export function Code({ lines }: Extract<Art, { kind: 'code' }>) {
  return (
    <figure className="art art-code p-5 border border-line rounded-md bg-white">
      <ol>
        {lines.map(({ mark, text }) => (
          <li key={text} data-mark={mark}>
            {SIGNS[mark]}
            {text}
          </li>
        ))}
      </ol>
    </figure>
  )
}
