import { writeFirstCatalogue } from './build/first-catalogue.ts'
import { run } from './run.ts'

// `npm run check`: format, lint, types and import rules. Quick enough for every commit.

const steps = [
  ['biome', 'check', '--error-on-warnings', '.'],
  ['astro', 'check', '--minimumSeverity', 'warning'],
  ['vitest', 'run', 'tests/boundaries.test.ts', 'tests/import-circles.test.ts'],
] as const

await writeFirstCatalogue()
for (const [tool, ...args] of steps) {
  const code = await run(tool, args)
  if (code !== 0) process.exit(code)
}
