import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FLAGS, isWhole, servedBuild } from './build/built.ts'
import { writeEmptyCatalogue } from './build/first-catalogue.ts'
import { readInputs } from './build/inputs.ts'
import { run } from './run.ts'

// `npm run build`: content and site become a build of its own in dist/builds, and that is served from then on. Until it
// is whole, nothing of the last one changes.

const root = join(import.meta.dirname, '..')
/** How often a build begins again because a source was edited meanwhile. */
const ATTEMPTS = 3

/** Builds, in a process of its own, if anything differs from what the served build was made of. Gives the exit code. */
export async function buildIfNeeded(output?: number): Promise<number> {
  const served = servedBuild(root)
  if (served?.manifest.inputs === readInputs(root).all && isWhole(served)) return 0
  return run('node', [...BUILD_FLAGS, import.meta.filename], {}, output)
}

async function build(): Promise<void> {
  const began = performance.now()
  writeEmptyCatalogue()
  // Loaded only by whoever builds: `npm start` mostly finds that there is nothing to build.
  const { makeBuild } = await import('./build/make.ts')
  const compilers = await import('./build/bundle.ts')
  const { newBuildId, removeOldBuilds, stagingFolder } = await import('./build/publish.ts')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const id = newBuildId()
    const folder = stagingFolder(root, id)
    try {
      if (!(await makeBuild(root, id, folder))) continue
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    removeOldBuilds(root, id)
    console.log(
      `Built in ${seconds(performance.now() - began)} (${seconds(processorTime() + compilers.compilersMs)} of processor time).`,
    )
    return
  }
  throw new Error('Sources changed while they were compiled. Build again when nobody edits them.')
}

/** Of this process with all its threads, ms. On a busy machine it says more than the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

if (process.argv[1] === import.meta.filename) {
  await build().catch((error: Error) => {
    console.error(['ContentError', 'BuildError'].includes(error.name) ? error.message : error)
    if (servedBuild(root)) console.error('Nothing was built. The last build is as it was, and is served as before.')
    process.exitCode = 1
  })
}
