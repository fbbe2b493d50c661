import { expect, test } from 'vitest'
import { textOf } from './support/imports.ts'

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>

/** Whether the package at `parent` finds this one, in its own folder or in one around it. */
function isReachable(packages: Packages, parent: string, name: string): boolean {
  for (let base = parent; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]) return true
    if (base === '') return false
  }
}

// Older versions of npm left out what they could not see for other systems than the one they ran on.
test('the lock names the parts of every platform, so that npm ci takes it', () => {
  const { packages }: { packages: Packages } = JSON.parse(textOf('package-lock.json'))

  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(packages, parent, name)),
  )

  expect(missing).toEqual([])
})
