import { DESK_STATUSES } from '../../../contract/desk/action-table.ts'
import { ALL_ACTIONS, DESK_ACTIONS, type DeskAction } from '../../../contract/desk/actions.ts'
import { DESKS } from '../../../contract/forms.ts'
import { BACKUP_DAYS } from '../../../contract/limits.ts'
import { quantity } from '../../../contract/quantity.ts'

/** Where the words begin beside a command. */
const WIDTH = 21

export const HELP = `The desk: npm run desk -- <command>

  list [FILTER]      What is open, soonest due first
  search TEXT [FILTER]
                     Everything with these words: names, addresses, texts, notes, file names
  show REF           One submission, whole
  export --csv|--json [FILTER]
                     Exactly the filtered submissions, notes and file names included
  files REF --out DIR
                     Copy its files into a folder
  note REF TEXT      Add a note for the staff
  reply REF [--file ANSWER.md | --saved REPLY] --as NAME [--cc ADDRESS] [--open] [--dry-run] [--again]
                     Send an answer, from a file, standard input or a saved reply, signed with the name; --open only
                     asks back, --again sends words that were sent before
  replies            The saved replies, and in how many answers of 90 days each was used
${ALL_ACTIONS.map(actionHelp).join('\n')}
  undo ID            Take an action back; every action prints its ID
  erase REF...       Remove the submission, its files and its letters for good; asks first
  mail [--failed]    Letters and what became of them; --failed with the webhooks that failed
  mail in            Emails that came in, and what became of them
  mail resend ID [--to ADDRESS]
                     Send a letter again, also to a corrected address; or a webhook
  mail test ADDRESS  Send one email now, to try SMTP_URL
  dismiss ID         Settle a letter or webhook that was given up: it is no failure any more, and is not sent
  newsletter send FILE.md|SLUG [--test ADDRESS] [--dry-run]
                     Send an issue to every confirmed subscriber, once; asks first
  newsletter list --csv|--json
                     Subscribers, and when they agreed to which words
  newsletter erase ADDRESS
                     Remove an address for good; asks first
  purge              Erase what has been kept long enough; the server does so daily
  backup DIR [--prune]
                     Everything into a new folder, while the server runs; --prune removes the backups beside it that
                     are older than ${quantity(BACKUP_DAYS, 'day')}
  backup --record [PROBLEM]
                     Note that other tools made a backup, or why not: doctor and metrics tell of it
  restore DIR        A backup into an empty DATA_DIR; the server must not run
  restore --check DIR
                     Compare every count and hash of a backup; changes nothing
  move --to DATABASE_URL [--files s3]
                     Everything into an empty PostgreSQL, compared row by row; asks first, and no server may run.
                     --files s3: the files into the bucket of the settings. If it is stopped, run it again
  canary [--url URL] Send every form to the public port, follow each to desk and outbox, remove it; nobody is emailed
  doctor [--hashes]  Whether all is well; exit code 1 if not. --hashes reads every attachment whole
  config --check     Whether the settings can be read, and where they lead; nothing is connected to
  secret rotate      Put a new secret before the others; links already sent still work
  help               This

  FILTER             --desk ${DESKS.join('|')}  --status ${DESK_STATUSES.join('|')}|all  --form NAME
                     --owner me|nobody|NAME  --overdue  --later  --text WORDS  --choice field=value  --sort due|received|open
                     --due-from DAY --due-to DAY --received-from DAY --received-to DAY
  --all              In place of references: everything that the filter has; asks first
  --yes              Do it without asking
  --as NAME          Who acts; else the account on this machine
  --json             Answer in JSON

A reference looks like Q-7K3M9 and may be typed q7k3m9.`

function actionHelp(action: DeskAction): string {
  const { command, option, help } = DESK_ACTIONS[action]
  const usage = `  ${command} REF...${option ? ` ${option.usage}` : ''}`
  return usage.length < WIDTH ? usage.padEnd(WIDTH) + help : `${usage}\n${' '.repeat(WIDTH)}${help}`
}
