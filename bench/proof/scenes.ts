/** One scene: a file of tests, or a part of the bench, and what it must hold. */
export interface Scene {
  name: string
  /** Of `npm run proof`, and of its quick run. The words print the size. */
  size?: { variable: string; whole: number; quick: number; words: (size: number) => string }
  /** What is done to it, where no size says so. */
  load?: string
  bound: string
  /** Of vitest, or of `bench/`. */
  run: { project: 'units' | 'processes' | 'postgres'; files: readonly string[] } | { bench: string }
}

const fault = (...names: string[]) => ({
  project: 'processes' as const,
  files: names.map((name) => `tests/faults/${name}.test.ts`),
})
const units = (...names: string[]) => ({ project: 'units' as const, files: names.map((name) => `${name}.test.ts`) })

/** What is broken on purpose, in the order of the page. */
export const SCENES: readonly Scene[] = [
  {
    name: 'the server is killed',
    size: {
      variable: 'PROOF_KILLS',
      whole: 100,
      quick: 10,
      words: (n) => `SIGKILL × ${n}, 24 clients, half with files`,
    },
    bound: 'every answered post is there, files whole',
    run: fault('http-kill'),
  },
  {
    name: 'the power is cut',
    size: {
      variable: 'PROOF_CUTS',
      whole: 25,
      quick: 3,
      words: (n) => `ext4 stops without its journal × ${n}, controls without fsync`,
    },
    bound: 'every answered post with its file, every sent email; each control loses some',
    run: fault('power-cut'),
  },
  {
    name: 'each call to the disk fails',
    size: {
      variable: 'PROOF_FAILING_EVERY',
      whole: 1,
      quick: 8,
      words: (n) => `${n === 1 ? 'each' : `one in ${n}`} write, sync, rename, opening of a form with a file`,
    },
    bound: 'a true answer; sent again it is stored once',
    run: fault('failing-disk'),
  },
  {
    name: 'the disk is full, and freed',
    load: '64 MB, really filled',
    bound: 'files 507, forms stored; then all is taken',
    run: fault('full-disk'),
  },
  {
    name: 'one form is sent five times at once',
    size: { variable: 'PROOF_KEYS', whole: 1000, quick: 100, words: (n) => `${n} keys × 5 in parallel` },
    bound: 'stored once, one answer',
    run: fault('same-key'),
  },
  {
    name: 'the server is told to stop',
    size: {
      variable: 'PROOF_UPLOADS',
      whole: 24,
      quick: 4,
      words: (n) => `SIGTERM amid ${n} uploads, a form, a head, a connection`,
    },
    bound: 'all answered, files whole',
    run: fault('http-stop'),
  },
  { name: 'the root is read-only', load: 'every form', bound: 'stored', run: fault('read-only-root') },
  {
    name: 'the clock jumps',
    load: '30 days ahead, back, ahead',
    bound: 'nothing lost, no email twice, nobody refused',
    run: units('server/clock-set-back'),
  },
  {
    name: 'PostgreSQL is stopped and killed',
    load: 'under requests',
    bound: 'nothing answered is lost',
    run: { project: 'postgres', files: ['server/database/postgres/reconnect.test.ts'] },
  },
  {
    name: 'one of two servers on PostgreSQL is killed',
    load: 'under posts; twelve pairs of actions at one moment',
    bound: 'nothing lost, nothing twice',
    run: {
      project: 'postgres',
      files: ['server/database/postgres/processes.test.ts', 'server/database/postgres/races.test.ts'],
    },
  },
  {
    name: 'an instance and PostgreSQL are killed',
    load: 'three instances behind nginx, 120 posts',
    bound: 'each once, with its file',
    run: fault('several-instances'),
  },
  {
    name: 'the bucket is down, slow, lying',
    load: 'away, silent, cut, bytes changed both ways, foreign',
    bound: 'nothing false is stored or served',
    run: units('server/attachments/bucket-faults'),
  },
  {
    name: 'a server without its bucket',
    load: 'at the start, in a form, a backup, an erasure; a file in it is changed',
    bound: 'told, and nothing false is stored or served',
    run: units('server/http/store-faults'),
  },
  {
    name: 'the line to the bucket is cut',
    load: 'under the server and the command line',
    bound: 'told, without keys; used again when it is back',
    run: fault('store-process'),
  },
  {
    name: 'the scanner is down',
    load: 'while files come',
    bound: 'scanned when it is back',
    run: units('server/submissions/scan'),
  },
  {
    name: 'the receiver of webhooks hangs',
    load: 'SIGTERM meanwhile',
    bound: 'told after the next start',
    run: fault('webhook-process'),
  },
  {
    name: 'an update behind nginx and Caddy',
    load: 'three visitors post while the slots change',
    bound: 'nobody refused, each form once',
    run: fault('proxies'),
  },
  {
    name: 'the mail server is down for long',
    load: 'refused connections, eight tries, unknown mailbox',
    bound: 'every email leaves',
    run: fault('smtp-down'),
  },
  {
    name: 'the mail server misbehaves',
    load: '421, 451, 550, silence, a byte a second at each step; a wrong certificate',
    bound: 'each email leaves later, under one Message-ID',
    run: fault('smtp-faults'),
  },
  {
    name: 'a conversation is killed',
    load: 'SIGKILL at each of five steps',
    bound: 'nothing lost, nothing twice but under one Message-ID',
    run: fault('conversation-kill'),
  },
  {
    name: 'the newsletter is killed',
    size: { variable: 'NEWSLETTER_READERS', whole: 5000, quick: 500, words: (n) => `SIGKILL × 5, ${n} readers` },
    bound: 'each reader once, under one Message-ID',
    run: fault('newsletter-kill'),
  },
  {
    name: 'slow bodies',
    load: '4,300 of one address; 500 of each of nine, in one network and in nine',
    bound: 'pages as before',
    run: fault('slow-bodies'),
  },
  {
    name: 'a crowd',
    size: {
      variable: 'PROOF_CLIENTS',
      whole: 400,
      quick: 40,
      words: (n) => `${n} clients with pages and forms; 24 with rendered pages`,
    },
    bound: 'all answered; pages of others below 0.4 s',
    run: fault('crowd'),
  },
  {
    name: 'ten networks keep uploads',
    size: {
      variable: 'PROOF_UPLOADS_OF_A_NETWORK',
      whole: 22,
      quick: 2,
      words: (n) => `10 × ${n} × 10 MB into a room of 2 GB`,
    },
    bound: 'the next one is taken, and the room holds',
    run: fault('kept-uploads'),
  },
  {
    name: 'mixed load',
    size: { variable: 'PROOF_MIXED_SECONDS', whole: 1800, quick: 60, words: (n) => `${n / 60} min` },
    bound: '≤ 60 MB more memory; descriptors, log, disk flat',
    run: fault('mixed-load'),
  },
  {
    name: 'a backup under posts',
    size: { variable: 'BACKUP_POSTS_PER_SECOND', whole: 200, quick: 20, words: (n) => `at least ${n} posts a second` },
    bound: 'all acknowledged before it, hashes equal',
    run: fault('backup'),
  },
  {
    name: 'a restore is killed',
    load: 'SIGKILL in each step',
    bound: 'completed by the same backup',
    run: fault('restore-kill'),
  },
  { name: 'erased', load: 'by staff and by visitor', bound: 'no byte left in any file', run: fault('erase') },
  { name: 'the log', load: 'success, refusals, faults', bound: 'nothing of a person', run: fault('log') },
  {
    name: 'odd emails that come in',
    load: 'mutated',
    bound: 'none stops the server',
    run: units('server/mail-in/take-in'),
  },
  {
    name: 'mutated requests',
    size: {
      variable: 'PROOF_RAW_REQUESTS',
      whole: 50_000,
      quick: 5_000,
      words: (n) => `${(2 * n).toLocaleString('en-US')}, seeded, half of them at the desk’s port`,
    },
    bound: 'no 5xx, no fault in the log',
    run: fault('raw-requests'),
  },
  {
    name: 'naughty strings',
    load: 'in each field; mail, desk, receipt, CSV, webhook, terminal',
    bound: 'as typed, and nothing is driven',
    run: fault('naughty-strings'),
  },
  {
    name: 'multipart of every kind',
    load: 'cut, doubled, nested, nameless, endless, wrong lengths',
    bound: 'stored whole or refused',
    run: units('server/http/forms/nothing-dropped', 'server/http/forms/delimiters', 'server/http/forms/submit'),
  },
  {
    name: 'files that lie, archives that bomb',
    load: 'programs of this machine under each ending; lying tables of contents',
    bound: 'refused, or flagged without unpacking',
    run: units('server/attachments/inspect', 'server/attachments/flags'),
  },
  {
    name: 'paths where none belong',
    load: 'in addresses, file names, keys, tokens',
    bound: 'nothing outside is read or written',
    run: fault('paths'),
  },
  {
    name: 'requests that hide in others',
    load: 'twelve ways, through nginx and Caddy',
    bound: 'no other visitor is touched',
    run: fault('smuggling'),
  },
  { name: 'uploads, all at once', load: '50 × 5 × 10 MB', bound: '≤ 400 MB of memory', run: { bench: 'uploads' } },
]
