import { DESKS } from '../../../contract/forms.ts'
import { QUARANTINE_DAYS } from '../../../contract/limits.ts'
import { quantity } from '../../../contract/quantity.ts'

export const HELP = `The desk: npm run desk -- <command>

  list [--desk ${DESKS.join('|')}] [--status open|answered|spam|quarantined|all]
                     What is open, soonest due first
  show REF           One submission, whole; the visitor's receipt then says "opened"
  answer REF         Mark as answered
  spam REF           Take out of the inbox; erased after ${quantity(QUARANTINE_DAYS, 'day')}
  release REF        Back to the inbox from quarantine or spam, with the letters held back
  erase REF          Remove the submission, its files and its letters for good
  mail [--failed]    Letters and what became of them
  mail resend ID     Send a letter again
  purge              Erase what has been kept long enough; the server does so daily
  doctor             Whether all is well; exit code 1 if not
  help               This

  --json             Answer in JSON (list, show, mail, purge, doctor)

A reference looks like Q-7K3M9 and may be typed q7k3m9.`
