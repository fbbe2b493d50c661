import { Hourglass, ShieldAlert, TriangleAlert } from 'lucide-react'
import type { DeskAttachment } from '../../contract/desk/replies.ts'

/** What the virus scanner and the look at a file's structure found. Nothing where there is nothing to say. */
export function FileChecks({ scan, signature, flags }: Pick<DeskAttachment, 'scan' | 'signature' | 'flags'>) {
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
