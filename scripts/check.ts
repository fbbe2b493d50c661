import { run } from './run.ts'

// `npm run check`: format, lint, types and import rules. Quick enough for every commit.

const steps = [
  // Types follow from it: a promise of content/company.yaml is a key that forms may name.
  ['node', 'scripts/catalogue.ts'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['astro', 'check', '--minimumSeverity', 'warning'],
  ['vitest', 'run', 'tests/boundaries.test.ts', 'tests/import-circles.test.ts'],
] as const

for (const [tool, ...args] of steps) {
  const code = await run(tool, args)
  if (code !== 0) process.exit(code)
}
