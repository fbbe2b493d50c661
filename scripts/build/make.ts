import { join } from 'node:path'
import { MARKDOWN_COLLECTIONS, type MarkdownCollection } from '../../site/schemas/collections.ts'
import { catalogueText } from '../content/catalogue.ts'
import { filesUnder } from '../content/files.ts'
import { type ContentReading, readContent } from '../content/read.ts'
import { formProblems } from '../forms-on-pages.ts'
import { BuildError } from './build-error.ts'
import { CATALOGUE, contentOf, isWhole, type Manifest, servedBuild } from './built.ts'
import { bundle } from './bundle.ts'
import { hashOf, readInputs } from './inputs.ts'
import { makePages } from './pages.ts'
import { Pool } from './pool.ts'
import { publish } from './publish.ts'
import { Staging } from './staging.ts'

/**
 * Makes one build in a folder of its own and, when it is whole, names it as the one to serve. What did not change since
 * the last build is taken from that.
 *
 * @returns false when a source was edited meanwhile, so that nobody could say what the build is made of.
 * @throws ContentError, or what the compiler or a page throws. Nothing is served that was not served before.
 */
export async function makeBuild(root: string, id: string, folder: string): Promise<boolean> {
  const inputs = readInputs(root)
  const last = servedBuild(root)
  const reading = await readContent(filesUnder(root), { earlier: contentOf(last, inputs.code) })
  const catalogue = catalogueText(reading.content)
  const code = hashOf([inputs.code, catalogue])
  // The renderer imports React as it needs it: told nothing, it would be the one for development.
  process.env.NODE_ENV = 'production'

  const staging = new Staging(folder, last)
  await bundle(root, staging, catalogue, { ...inputs, site: code, desk: hashOf([inputs.desk, catalogue]) })
  const now = readInputs(root)
  if (now.code !== inputs.code || now.desk !== inputs.desk || now.server !== inputs.server) return false
  writeContent(staging, reading)
  // The server's program reads it beside itself, so that it serves this build, whatever is built meanwhile.
  const named = catalogueText(reading.content, id)
  staging.write(CATALOGUE, `catalogue ${hashOf(named)}`, named)
  let everywhere: string[]
  const pool = new Pool(join(folder, 'server/entry.mjs'))
  try {
    everywhere = last?.manifest.code === code ? last.manifest.everywhere : (await pool.make({ kind: 'programs' })).reads
    await makePages({ staging, pool, reading, code, everywhere, drawing: inputs.drawing })
  } finally {
    await pool.end()
  }
  const problems = formProblems(Object.values(staging.files).flatMap(({ forms = [] }) => forms))
  if (problems.length > 0) throw new BuildError(problems.join('\n'))
  const manifest: Manifest = {
    id,
    inputs: inputs.all,
    rules: inputs.code,
    code,
    everywhere,
    content: reading.hashes,
    files: staging.files,
  }
  if (!isWhole({ folder, manifest })) throw new Error('A file of this build went while it was made. Build again.')
  publish(root, staging, manifest, named)
  return true
}

/** What the renderer reads: all fields in one file, and each text in a file of its own. */
function writeContent(staging: Staging, { content, html, hashes }: ContentReading): void {
  const key = hashOf(hashes)
  staging.write('content.json', `content ${key}`, JSON.stringify(content))
  staging.write('company.json', `company ${key}`, JSON.stringify(content.company))
  for (const name of Object.keys(MARKDOWN_COLLECTIONS) as MarkdownCollection[]) {
    for (const { id } of content.collections[name]) {
      const path = `html/${name}/${id}.html`
      const text = html.get(`${name}/${id}`)
      if (text === undefined) staging.keep(path)
      else staging.write(path, `html ${path} ${hashOf(text)}`, text)
    }
  }
}
