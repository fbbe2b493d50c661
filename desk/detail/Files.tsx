import { Download, Hourglass, Maximize2, ShieldAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type DeskAttachment, deskRoutes } from '../../contract/desk/replies.ts'
import { sizeInWords } from '../../contract/fields/upload.ts'
import { isLocked } from '../../contract/scan.ts'
import { useTimes } from '../app/session.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { moment } from '../time/words.ts'

/** The files of a request. A preview runs nothing: pictures are pictures, everything else is in a sandboxed frame. */
export function Files({ reference, files }: { reference: string; files: readonly DeskAttachment[] }) {
  const { timeZone, now } = useTimes()
  const [shown, setShown] = useState<number | undefined>(undefined)
  const first = files.find(({ preview }) => preview !== null)
  const toggle = (position: number) => setShown((now) => (now === position ? undefined : position))
  useKeys({ v: first && (() => toggle(first.position)) })

  return (
    <section aria-label="Files">
      {files.map(({ position, name, kind, bytes, preview, addedAt, scan, signature, flags }) => (
        <div key={position} className="mt-2 border border-(--rule-strong) rounded-md bg-(--raised) overflow-hidden">
          {shown === position && preview === 'image' && (
            <img
              className="block w-full h-85 border-0 border-b border-(--rule) bg-(--panel) object-contain"
              src={deskRoutes.preview(reference, position)}
              alt={name}
            />
          )}
          {shown === position && preview !== null && preview !== 'image' && (
            <iframe
              className="block w-full h-85 border-0 border-b border-(--rule) bg-(--panel) object-contain"
              src={deskRoutes.preview(reference, position)}
              title={name}
              {...(preview === 'text' ? { sandbox: '' } : {})}
            />
          )}
          <div className="file-line flex items-center gap-2 py-2 pr-2 pl-3">
            <div className="min-w-0 mr-auto">
              <strong className="block font-medium wrap-anywhere" dir="auto">
                {name}
              </strong>
              <p>
                {[
                  sizeInWords(bytes),
                  kind.toUpperCase(),
                  ...(addedAt ? [`Added ${moment(Date.parse(addedAt), timeZone, now)}`] : []),
                ].join('. ')}
              </p>
              <FileChecks scan={scan} signature={signature} flags={flags} />
            </div>
            {preview !== null && (
              <button
                type="button"
                className="button small"
                aria-expanded={shown === position}
                onClick={() => toggle(position)}
              >
                <Maximize2 aria-hidden="true" /> <span>{shown === position ? 'Close' : 'View'}</span>
                {position === first?.position && <kbd>V</kbd>}
              </button>
            )}
            {!isLocked(scan) && (
              <a
                className="button small"
                href={deskRoutes.file(reference, position)}
                download
                aria-label={`Download ${name}`}
                title="Download"
              >
                <Download aria-hidden="true" />
              </a>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}

/** What the virus scanner and the look at a file's structure found. Nothing where there is nothing to say. */
function FileChecks({ scan, signature, flags }: Pick<DeskAttachment, 'scan' | 'signature' | 'flags'>) {
  return (
    <>
      {scan === 'infected' && (
        <p className="file-check bad">
          <ShieldAlert className="icon" aria-hidden="true" /> Infected: {signature}. The file stays locked, also after a
          release.
        </p>
      )}
      {scan === 'waiting' && (
        <p className="file-check">
          <Hourglass className="icon" aria-hidden="true" /> Not scanned for viruses yet. It opens here once it is clean.
        </p>
      )}
      {flags.length > 0 && (
        <p className="file-check">
          <TriangleAlert className="icon" aria-hidden="true" /> {flags.join('. ')}.
        </p>
      )}
    </>
  )
}
