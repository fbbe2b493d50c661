import { writeFirstCatalogue } from './build/first-catalogue.ts'
import { run } from './run.ts'

// `npm run check`: format, lint, types, import rules and the measures. Quick enough for every commit.

const steps = [
  ['biome', 'check', '--error-on-warnings', '.'],
  // All but Astro's own files, in a fifth of the time that Astro's check takes for them.
  ['node', 'node_modules/typescript7/bin/tsc', '--singleThreaded'],
  ['astro', 'check', '--minimumSeverity', 'warning', '--tsconfig', 'site/tsconfig.astro.json'],
  ['stylelint', '{site,desk}/**/*.css'],
  ['node', 'scripts/measure.ts'],
  // A whole run has them among its tests.
  ...(process.env.TEST_REPORTS ? [] : [['vitest', 'run', 'tests/boundaries.test.ts']]),
]

await writeFirstCatalogue()
for (const [tool = '', ...args] of steps) {
  const code = await run(tool, args)
  if (code !== 0) process.exit(code)
}
