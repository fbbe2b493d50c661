import type { TrackSummary } from './track-summary.ts'

/** What a track's twelve weeks hold, along its line into the sea; the details say it in full. */
export function TrackLine({ modules, first, last }: Pick<TrackSummary, 'modules' | 'first' | 'last'>) {
  return (
    <div className="track-line">
      <p>
        <Weeks from={1} />
        {first}
      </p>
      <ul>
        {modules.map((module, index) => (
          <li key={module}>
            {index === 0 && <Weeks from={3} />}
            {module}
          </li>
        ))}
      </ul>
      <p>
        <Weeks from={9} to={12} />
        {last}
      </p>
    </div>
  )
}

function Weeks({ from, to }: { from: number; to?: number }) {
  return (
    <>
      <span className="mono absolute top-2.5 -left-9" aria-hidden="true">
        {from}
      </span>
      {to !== undefined && (
        <span className="mono absolute top-32 -left-9" aria-hidden="true">
          {to}
        </span>
      )}
    </>
  )
}
