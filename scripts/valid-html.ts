import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { FORMS } from '../contract/forms.ts'
import { routes } from '../contract/routes.ts'
import { servedBuild } from './build/built.ts'

const root = join(import.meta.dirname, '..')
const checker = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
/** The checker's answer for some forty pages, in bytes, with room for one error at every element. */
const MAX_ANSWER = 256 * 1024 * 1024

/** The checker does not know `rel="expect"` of HTML's living standard yet. */
const NOT_YET_KNOWN =
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.'

interface Message {
  type: string
  url?: string
  lastLine?: number
  message: string
  extract?: string
}

/**
 * Checks every built page, and every form's page as the server renders it, with the W3C's own checker.
 *
 * @returns one line for each error; what the checker says about styles is left out, since it does not know newer CSS.
 */
export async function invalidHtml(): Promise<string[]> {
  const rendered = mkdtempSync(join(tmpdir(), 'rendered-pages-'))
  try {
    await renderPages(rendered)
    const built = servedBuild(root)
    if (!built) throw new Error('No site is built. Run `npm run build`.')
    const pages = [join(built.folder, 'client'), rendered]
    const options = ['--errors-only', '--skip-non-html', '--exit-zero-always', '--format', 'json']
    const args = ['-jar', checker, ...options, ...pages]
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: MAX_ANSWER })
    // The shape that vnu documents for `--format json`.
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    return messages.filter(({ message }) => !message.startsWith('CSS:') && message !== NOT_YET_KNOWN).map(inWords)
  } finally {
    rmSync(rendered, { recursive: true })
  }
}

function inWords({ url = '', lastLine = 0, message, extract = '' }: Message): string {
  return `${url.replace(/^.*\/(client|rendered-pages-[^/]+)\//, '')}:${lastLine}: ${message} ${extract.replaceAll('\n', ' ')}`
}

/** Writes the pages that the server renders on demand into a folder. */
async function renderPages(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', SMTP_URL: '', PUBLIC_URL: '' }
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(server, 'exit')
  try {
    const [said] = await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The server ended before it printed its address.'))),
    ])
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(said))?.[0]
    if (!address) throw new Error(`The server printed no address: ${said}`)
    for (const path of [...Object.keys(FORMS).map((name) => `/forms/${name}`), `${routes.blog()}?q=survey`]) {
      const response = await fetch(address + path)
      if (response.ok) writeFileSync(join(folder, `${path.replaceAll(/\W+/g, '-')}.html`), await response.text())
    }
  } finally {
    server.kill()
    await ended
  }
}
