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
    size: { variable: 'PROOF_CUTS', whole: 25, quick: 3, words: (n) => `ext4 stops without its journal × ${n}` },
    bound: 'every answered post with its file, every sent email',
    run: fault('power-cut'),
  },
  { name: 'the disk is full', load: '64 MB, really filled', bound: 'files 507, forms stored', run: fault('full-disk') },
  {
    name: 'the server is told to stop',
    load: 'amid a form, a head, a connection',
    bound: 'all answered',
    run: fault('http-stop'),
  },
  { name: 'the root is read-only', load: 'every form', bound: 'stored', run: fault('read-only-root') },
  {
    name: 'PostgreSQL is stopped and killed',
    load: 'under requests',
    bound: 'nothing answered is lost',
    run: { project: 'postgres', files: ['server/database/postgres/reconnect.test.ts'] },
  },
  {
    name: 'an instance and PostgreSQL are killed',
    load: 'three instances behind nginx, 120 posts',
    bound: 'each once, with its file',
    run: fault('several-instances'),
  },
  {
    name: 'the bucket is down, silent, cut, changed',
    load: 'both ways',
    bound: 'nothing false is stored or served',
    run: units('server/attachments/bucket-faults'),
  },
  {
    name: 'the mail server is down',
    load: 'refused, for long, unknown mailbox',
    bound: 'every email leaves',
    run: fault('smtp-down'),
  },
  {
    name: 'the newsletter is killed',
    size: { variable: 'NEWSLETTER_READERS', whole: 5000, quick: 500, words: (n) => `SIGKILL × 5, ${n} readers` },
    bound: 'each reader once, under one Message-ID',
    run: fault('newsletter-kill'),
  },
  { name: 'slow bodies from one address', load: '4,300', bound: 'pages as before', run: fault('slow-bodies') },
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
  { name: 'uploads, all at once', load: '50 × 5 × 10 MB', bound: '≤ 400 MB of memory', run: { bench: 'uploads' } },
]
