import { expect, test } from 'vitest'
import { engineProblem } from './engine-problem.ts'

test.each(['3.51.3', '3.51.10', '3.53.4', '4.0.0', process.versions.sqlite])('SQLite %s may be used', (version) => {
  expect(engineProblem(version)).toBeUndefined()
})

test.each(['3.51.2', '3.50.9', '3.9.99', '2.99.99', ''])('SQLite %s stops the start, with the remedy', (version) => {
  expect(engineProblem(version)).toMatch(/which can damage a database: 3\.51\.3 is needed\. Use the Node of `npm ci`/)
})
